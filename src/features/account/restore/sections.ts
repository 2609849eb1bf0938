import { personalData } from '@/domain/privacy/personal-data';

/** What becomes of a section of an archive. */
interface Section {
  name: string;
  /** Such as 'saved listings'. */
  what: string;
  /** Why it isn’t restored, as a sentence for the member; null if it is. */
  notRestored: string | null;
}

/** Every section of an export, in the order in which they’re shown. */
export const sections: readonly Section[] = personalData.flatMap(({ section, what, notRestored = null }) =>
  section === undefined ? [] : [{ name: section, what, notRestored }],
);
