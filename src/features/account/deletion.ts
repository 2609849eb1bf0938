import personalData from '@/shared/privacy/personal-data.json';

interface KeptData {
  /** Names of the data, such as 'deals'. */
  what: string[];
  /** Why and how they're kept. */
  note: string;
}

/** What deleting an account deletes, by name. */
export const deletedData: readonly string[] = personalData.deleted;

/** What deleting an account keeps, with data that is kept in the same way together. */
export function keptData(kept: readonly { what: string; note: string | null }[] = personalData.kept): KeptData[] {
  const groups = new Map<string, string[]>();
  for (const { what, note } of kept) groups.set(note ?? '', [...(groups.get(note ?? '') ?? []), what]);
  return [...groups].map(([note, what]) => ({ what, note }));
}
