import { industries, roles } from '@/domain/member/member-vocabulary';
import { draftStore } from '@/platform/forms/draft-store';
import { isUsState } from '@/domain/place/us-states';
import type { County } from '@/platform/supabase/counties';
import { emptyAccount, type AccountValues } from './schema';
import { emptyDetails, maxMarkets, noPlace, type Details } from './details';

/** The sign-up form as saved in this tab. */
export interface Draft {
  /** Without the passwords. */
  account: AccountValues;
  details: Details;
  /** The cropped picture as a data URL. */
  picture: string | null;
}

/** What's typed, as stored: anything, with its missing or invalid values empty. */
const typedDraft = draftStore<Pick<Draft, 'account' | 'details'>>(
  'sign-up-draft',
  {
    parse: (stored) => {
      const { account, details } = recordIn(stored);
      const saved = recordIn(account);
      return {
        account: {
          ...emptyAccount,
          name: text(saved['name']),
          email: text(saved['email']),
          phoneNumber: text(saved['phoneNumber']),
        },
        details: detailsIn(recordIn(details)),
      };
    },
  },
  { account: emptyAccount, details: emptyDetails },
);

const pictureDraft = draftStore<string | null>(
  'sign-up-picture',
  { parse: (stored) => (text(stored).startsWith('data:image/jpeg;base64,') ? text(stored) : null) },
  null,
);

/** Loads the draft. */
export function loadDraft(): Draft {
  return { ...typedDraft.read(), picture: pictureDraft.read() };
}

/** Saves the form for this tab, without passwords. */
export function saveDraft(account: AccountValues, details: Details): void {
  typedDraft.keep({ account: { ...account, password: '', confirmPassword: '' }, details });
}

/** Saves the cropped picture (a data URL); null removes it. */
export function saveDraftPicture(picture: string | null): void {
  // Remove the old one first: if the new one doesn't fit, no picture is better than a stale one.
  pictureDraft.clear();
  pictureDraft.keep(picture);
}

/** Removes the draft once the account exists. */
export function clearDraft(): void {
  typedDraft.clear();
  pictureDraft.clear();
}

function detailsIn(saved: Record<string, unknown>): Details {
  const home = placeIn(saved);
  const market = placeIn(recordIn(saved['market']));
  return {
    ...emptyDetails,
    state: home.state,
    county: home.county,
    roles: roles.filter((role) => listIn(saved['roles']).includes(role)),
    industries: industries.filter((industry) => listIn(saved['industries']).includes(industry)),
    markets: Array.isArray(saved['markets'])
      ? saved['markets']
          .map((place) => placeIn(recordIn(place)))
          .filter(({ county }) => county !== '')
          .slice(0, maxMarkets)
      : null,
    market,
  };
}

/** A saved place; empty if its state is invalid. */
function placeIn(saved: Record<string, unknown>): County {
  const state = text(saved['state']);
  return isUsState(state) ? { state, county: text(saved['county']) } : noPlace;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const recordIn = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
