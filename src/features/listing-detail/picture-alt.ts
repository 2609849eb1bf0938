/** The alternative text of a listing's picture; `index` counts from 0. A single picture is just the listing's. */
export function pictureAlt(title: string, index: number, count: number): string {
  return count > 1 ? `${title}, picture ${index + 1} of ${count}` : title;
}
