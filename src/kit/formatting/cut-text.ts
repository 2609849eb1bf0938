/** The beginning of a text, at most `max` UTF-16 units, without half an emoji at the end. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}
