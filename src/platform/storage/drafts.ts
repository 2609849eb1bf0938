import { storageOwner, tabStore } from './browser-storage';

/*
 * What's typed and not sent yet, as text by the key of its form. A member's is in memory, so that forms read it without
 * waiting, and from there in this browser's database of the member, which the end of their session empties. A
 * visitor's is in this tab's storage.
 */

/** Stores a draft in the member's database; null removes it. Resolves with whether that worked. */
export type PersistDraft = (key: string, text: string | null) => Promise<boolean>;

const visitorKey = (key: string) => `draft:${key}`;

let owner = storageOwner();
let drafts = new Map<string, string>();
/** Null on the public site and where the browser blocks storage: drafts last until the page is left. */
let persist: PersistDraft | null = null;
let isStored = true;

/** Whose drafts are read and stored; null for a visitor's. Forgets those of an earlier session. */
function currentMember(): string | null {
  const now = storageOwner();
  if (now !== owner) forgetDrafts();
  owner = now;
  return now.userId;
}

/** Adds what the member's last visits left, and stores what they type from now on. Nothing for another member. */
export function startDrafts(
  userId: string,
  stored: Iterable<readonly [string, string]>,
  save: PersistDraft | null,
): void {
  if (userId !== currentMember()) return;
  // What was typed in the meantime is newer.
  drafts = new Map([...stored, ...drafts]);
  persist = save;
  isStored = save !== null;
}

/** Takes over what another tab of the member stored. */
export function receiveDraft(key: string, text: string | null): void {
  if (text === null) drafts.delete(key);
  else drafts.set(key, text);
}

/** Forgets the member's drafts in memory, and stores no more. */
export function forgetDrafts(): void {
  drafts = new Map();
  persist = null;
  isStored = true;
}

/** The draft of a form; null for none. */
export function readDraft(key: string): string | null {
  return (currentMember() === null ? undefined : drafts.get(key)) ?? tabStore.read(visitorKey(key));
}

/** Stores the draft of a form; null removes it. Returns false if the browser doesn't store drafts. */
export function storeDraft(key: string, text: string | null): boolean {
  if (currentMember() === null) return tabStore.write(visitorKey(key), text);
  // One that a visitor started is the member's now.
  tabStore.write(visitorKey(key), null);
  receiveDraft(key, text);
  void persist?.(key, text).then(
    (stored) => (isStored = stored),
    () => (isStored = false),
  );
  return isStored;
}

/** The keys of the member's drafts. */
export const draftKeys = () => (currentMember() === null ? [] : [...drafts.keys()]);

let isLoading = false;
const listeners = new Set<() => void>();

/** Whether a member has just signed in whose drafts aren't there yet, for screens to wait. */
export const draftsLoading = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => isLoading,
  set: (next: boolean) => {
    isLoading = next;
    for (const listener of listeners) listener();
  },
};
