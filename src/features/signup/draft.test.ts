import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, keepDraft, keepDraftPicture, recallDraft } from './draft';
import { fromDataUrl, toDataUrl } from './data-url';
import { forgetPicture, keepPicture, keptPicture } from './kept-picture';
import { emptyAccount } from './schema';
import { emptyDetails, type Details } from './values';

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

describe('the draft', () => {
  it('brings back everything but the passwords', () => {
    keepDraft(account, details);
    keepDraftPicture(picture);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('correct horse');
    expect(recallDraft()).toEqual({ account: { ...account, password: '', confirmPassword: '' }, details, picture });
    forgetDraft();
    expect(recallDraft()).toEqual({ account: emptyAccount, details: emptyDetails, picture: null });
    expect(sessionStorage).toHaveLength(0);
  });

  it('drops what it does not know', () => {
    const foreign = {
      state: 'ZZ',
      county: 'Travis',
      roles: ['king', 'agent', 'agent'],
      industries: 'land',
      markets: [travis, 7, { state: 'TX' }],
      market: null,
    };
    sessionStorage.setItem('sign-up-draft', JSON.stringify({ account: { name: 7 }, details: foreign }));
    sessionStorage.setItem('sign-up-picture', 'https://example.com/picture.jpg');
    expect(recallDraft()).toEqual({
      account: emptyAccount,
      details: { ...emptyDetails, roles: ['agent'], markets: [travis] },
      picture: null,
    });
  });

  it.each(['', 'null', '[]', '{', '"text"'])('%j is no draft', (stored) => {
    sessionStorage.setItem('sign-up-draft', stored);
    expect(recallDraft()).toEqual({ account: emptyAccount, details: emptyDetails, picture: null });
  });

  it('is done without where nothing may be stored', () => {
    const refuse = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    for (const call of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, call).mockImplementation(refuse);
    keepDraft(account, details);
    keepDraftPicture(picture);
    keepPicture('dana@example.com', picture);
    expect(recallDraft()).toEqual({ account: emptyAccount, details: emptyDetails, picture: null });
    expect(keptPicture('dana@example.com')).toBeNull();
    forgetDraft();
    forgetPicture();
  });
});

describe('the picture that waits', () => {
  it('is for its member only, however the email is written', async () => {
    keepPicture('Dana@Example.com', picture);
    expect(keptPicture('other@example.com')).toBeNull();
    const kept = keptPicture('dana@example.com');
    expect(kept?.type).toBe('image/jpeg');
    expect(kept && (await toDataUrl(kept))).toBe(picture);
    forgetPicture();
    expect(keptPicture('dana@example.com')).toBeNull();
  });

  it('waits for seven days', () => {
    keepPicture('dana@example.com', picture);
    const day = 24 * 60 * 60 * 1000;
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 7 * day - 1000);
    expect(keptPicture('dana@example.com')).not.toBeNull();
    vi.spyOn(Date, 'now').mockReturnValue(now + 7 * day + 1000);
    expect(keptPicture('dana@example.com')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', '{"email":"dana@example.com","picture":"data:image/jpeg;base64,%%","at":9e15}'])(
    '%j is none',
    (stored) => {
      localStorage.setItem('sign-up-picture-waiting', stored);
      expect(keptPicture('dana@example.com')).toBeNull();
    },
  );

  it.each(['', 'data:text/html;base64,AAAA', 'data:image/jpeg;base64,%%'])('%j is no picture', (url) => {
    expect(fromDataUrl(url)).toBeNull();
  });
});
