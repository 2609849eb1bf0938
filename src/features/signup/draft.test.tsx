import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, saveDraft, saveDraftPicture, loadDraft } from './draft';
import { toDataUrl } from './data-url';
import { clearPendingAvatar, savePendingAvatar, loadPendingAvatar } from './pending-avatar';
import { emptyAccount } from './schema';
import { emptyDetails, type Details } from './details';

const account = {
  name: 'Dana',
  email: 'dana@example.com',
  phoneNumber: '1',
  password: 'correct horse',
  confirmPassword: 'correct horse',
};
const travis = { state: 'TX', county: 'Travis' };
const details: Details = {
  ...travis,
  roles: ['birddog', 'agent'],
  industries: ['mixedUse'],
  markets: [travis],
  market: { state: 'DE', county: '' },
};
const picture = `data:image/jpeg;base64,${btoa('a picture')}`;

afterEach(() => vi.restoreAllMocks());

describe('draft', () => {
  it('restores everything but the passwords', () => {
    saveDraft(account, details);
    saveDraftPicture(picture);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('correct horse');
    expect(loadDraft()).toEqual({ account: { ...account, password: '', confirmPassword: '' }, details, picture });
    clearDraft();
    expect(loadDraft()).toEqual({ account: emptyAccount, details: emptyDetails, picture: null });
    expect(sessionStorage).toHaveLength(0);
  });

  it('drops invalid values', () => {
    const foreign = {
      state: 'ZZ',
      county: 'Travis',
      roles: ['king', 'agent', 'agent'],
      industries: 'land',
      markets: [travis, 7, { state: 'TX' }],
      market: null,
    };
    sessionStorage.setItem('draft:sign-up-draft', JSON.stringify({ account: { name: 7 }, details: foreign }));
    sessionStorage.setItem('draft:sign-up-picture', 'https://example.com/picture.jpg');
    expect(loadDraft()).toEqual({
      account: emptyAccount,
      details: { ...emptyDetails, roles: ['agent'], markets: [travis] },
      picture: null,
    });
  });

  it.each(['', 'null', '[]', '{', '"text"'])('ignores %j', (stored) => {
    sessionStorage.setItem('draft:sign-up-draft', stored);
    expect(loadDraft()).toEqual({ account: emptyAccount, details: emptyDetails, picture: null });
  });

  it('works without storage', () => {
    const refuse = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    for (const call of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, call).mockImplementation(refuse);
    saveDraft(account, details);
    saveDraftPicture(picture);
    savePendingAvatar('dana@example.com', picture);
    expect(loadDraft()).toEqual({ account: emptyAccount, details: emptyDetails, picture: null });
    expect(loadPendingAvatar('dana@example.com')).toBeNull();
    clearDraft();
    clearPendingAvatar();
  });
});

describe('pending avatar', () => {
  it('restores an avatar only for its member, ignoring case in the email, until another signs in', async () => {
    savePendingAvatar('Dana@Example.com', picture);
    const kept = loadPendingAvatar('dana@example.com');
    expect(kept?.type).toBe('image/jpeg');
    expect(kept && (await toDataUrl(kept))).toBe(picture);
    expect(loadPendingAvatar('other@example.com')).toBeNull();
    expect(loadPendingAvatar('dana@example.com')).toBeNull();
  });

  it('expires after seven days', () => {
    savePendingAvatar('dana@example.com', picture);
    const day = 24 * 60 * 60 * 1000;
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 7 * day - 1000);
    expect(loadPendingAvatar('dana@example.com')).not.toBeNull();
    vi.spyOn(Date, 'now').mockReturnValue(now + 7 * day + 1000);
    expect(loadPendingAvatar('dana@example.com')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', '{"email":"dana@example.com","picture":"data:image/jpeg;base64,%%","at":9e15}'])(
    'ignores %j',
    (stored) => {
      localStorage.setItem('sign-up-picture-waiting', stored);
      expect(loadPendingAvatar('dana@example.com')).toBeNull();
    },
  );
});
