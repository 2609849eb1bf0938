/** What a ZIP code determines; empty strings where it doesn't. */
export interface ZipPlace {
  city: string;
  state: string;
  county: string;
}

/**
 * The address fields to fill in from a ZIP code: those that are empty, and those that an earlier ZIP code filled in
 * (`filledBefore`) and the member hasn't edited since.
 */
export function zipAutofill(current: ZipPlace, filledBefore: Partial<ZipPlace>, found: ZipPlace): Partial<ZipPlace> {
  const fields = ['city', 'state', 'county'] as const;
  return Object.fromEntries(
    fields
      .filter((field) => current[field].trim() === '' || current[field] === filledBefore[field])
      .map((field) => [field, found[field]]),
  );
}
