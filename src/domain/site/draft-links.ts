/**
 * Links to prefilled forms, for what an assistant drafted and the member sends. The draft is in the fragment, which
 * browsers don't send to any server.
 */

/** Shown where a link filled in a form: anyone can make one. */
export const linkedDraftNotice =
  'This draft came from a link, such as one from an assistant. Check it before you send it.';

/** The fragment of a link that fills a form with these fields. */
export function draftFragment(fields: Readonly<Record<string, unknown>>): string {
  return `#${new URLSearchParams({ draft: JSON.stringify(fields) })}`;
}

/** The fields in a fragment, unchecked; null without any. Never throws. */
export function readDraftLink(fragment: string): unknown {
  try {
    return JSON.parse(new URLSearchParams(fragment.slice(1)).get('draft') ?? 'null');
  } catch {
    return null;
  }
}
