/*
 * The only module that touches local and session storage, so that nothing a member left there outlives their session.
 * Whatever isn't listed as the device's is theirs.
 */

/** What stays in this browser when a session ends, and why it may. */
export const deviceKeys: Readonly<Record<string, string>> = {
  'sb-auth-token': 'The session itself. What ends it removes it, and the next member may have signed in since.',
  'sb-last-session': 'A random ID, by which a page knows that the session of its link has ended.',
  'last-member': 'A salted hash, which recognizes a member who signs in again and identifies nobody.',
  'install-offer': 'A count of visits up to two, or that the offer to install was dismissed.',
  'scroll-positions': 'Pixels by random IDs of history entries.',
};

/** A new object whenever somebody signs in or out. */
interface StorageOwner {
  /** Null for a visitor. */
  userId: string | null;
}

/** Whose the rest is. */
const ownerKey = 'owner';
/** Earlier versions kept listings' drafts here, also after signing out. */
const formerDraft = 'listing_draft_';
let owner: StorageOwner = { userId: null };

const isOwn = (key: string) => !Object.hasOwn(deviceKeys, key);

interface BrowserStorage {
  /** Null without an item, or where the browser blocks storage. */
  read: (key: string) => string | null;
  /** Stores a text; null removes it. Returns false if the browser blocks storage or it's full. */
  write: (key: string, text: string | null) => boolean;
  /** Removes everything that isn't the device's. */
  forget: () => void;
  /** Removes what another member left, and makes what a visitor left the owner's. */
  claim: () => void;
}

function storageOf(area: () => Storage): BrowserStorage {
  const attempt = <T>(work: (storage: Storage) => T, failed: T): T => {
    try {
      return work(area());
    } catch {
      return failed;
    }
  };
  const mark = (storage: Storage) => {
    if (owner.userId !== null) storage.setItem(ownerKey, owner.userId);
  };
  const forget = () =>
    attempt((storage) => {
      for (const key of Object.keys(storage)) if (isOwn(key)) storage.removeItem(key);
    }, undefined);
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, text) =>
      attempt((storage) => {
        if (text === null) storage.removeItem(key);
        else {
          if (isOwn(key)) mark(storage);
          storage.setItem(key, text);
        }
        return true;
      }, false),
    forget,
    claim: () =>
      attempt((storage) => {
        const last = storage.getItem(ownerKey);
        if (last !== null && last !== owner.userId) forget();
        for (const key of Object.keys(storage)) if (key.startsWith(formerDraft)) storage.removeItem(key);
        if (Object.keys(storage).some(isOwn)) mark(storage);
      }, undefined),
  };
}

/**
 * Where the browser throws for reading a storage, has it be absent instead: libraries expect that, but not all that
 * reading throws, and their code then isn't there at all.
 */
function hideBlocked(name: 'localStorage' | 'sessionStorage'): void {
  try {
    window[name].getItem(ownerKey);
  } catch {
    Object.defineProperty(window, name, { value: undefined, configurable: true });
  }
}

if (typeof window !== 'undefined') {
  hideBlocked('localStorage');
  hideBlocked('sessionStorage');
}

/** Lasts until it's removed. */
export const localStore = storageOf(() => window.localStorage);

/** Lasts until the tab is closed. */
export const tabStore = storageOf(() => window.sessionStorage);

/** Removes what isn't the device's from both. */
export function forgetStored(): void {
  for (const storage of [localStore, tabStore]) storage.forget();
}

/** Whose is what's stored now. */
export const storageOwner = () => owner;

/**
 * Makes what's stored from now on a member's, or nobody's (null), and removes what another one left. What a visitor
 * left becomes the member's who signs in next in the same tab.
 */
export function setStorageOwner(userId: string | null): void {
  if (userId !== owner.userId) owner = { userId };
  for (const storage of [localStore, tabStore]) storage.claim();
}
