import { afterEach, expect, it, vi } from 'vitest';
import { loadDrafts } from '@/platform/offline/stored-drafts';
import { deviceKeys } from '@/platform/storage/browser-storage';
import { storeDraft, readDraft } from '@/platform/storage/drafts';
import { setSession, someMember } from '../../render';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('retains drafts until the page is left where the browser blocks its database', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  setSession(someMember);
  await loadDrafts(someMember.id);
  // Forms ask before the page is left then.
  expect(storeDraft('message', '"Hi"')).toBe(false);
  expect(readDraft('message')).toBe('"Hi"');
  const stored = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect(stored.filter((key) => !(key in deviceKeys))).toEqual([]);
});
