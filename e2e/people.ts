import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { anonKey, serviceRoleKey } from '../supabase/local/server/keys';
import { freshEmail, readRows } from './fixtures';
import { asOperator } from './operator';
import { appUrl, backendUrl, publicUrl } from './urls';
import { randomWord } from './words';

/** The password of accounts created by tests. */
export const password = 'a long enough password';
/** The password of the demo accounts. */
const demoPassword = 'cornerlot-demo';

/** Types into a combobox and picks the option of this name. */
export async function choose(page: Page, label: string, search: string, option: RegExp | string) {
  await page.getByRole('combobox', { name: label }).fill(search);
  await page.getByRole('option', { name: option }).first().click();
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** Completes step 1 of the sign-up wizard. */
export async function fillAccount(page: Page, email: string, name: string) {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('(512) 555-0147');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await next(page);
}

const places = [
  ['State', 'texas', 'Texas'],
  ['County', 'trav', 'Travis'],
] as const;

/** Completes the steps between the account and the picture. Calls `look` on each step before leaving it. */
export async function fillFocus(page: Page, look: () => Promise<void> = () => Promise.resolve()) {
  const leave = async () => {
    await look();
    await next(page);
  };
  await expect(page.getByRole('heading', { name: 'Where are you located' })).toBeVisible();
  // Leaving the field takes the first choice.
  for (const [label, typed, taken] of places) {
    const field = page.getByRole('combobox', { name: label });
    await field.fill(typed);
    // Counties are loaded for their state.
    await expect(page.getByRole('option', { name: taken })).toBeVisible();
    await field.press('Tab');
    await expect(field).toHaveValue(taken);
  }
  await leave();
  await page.getByRole('checkbox', { name: /Wholesaler/ }).check();
  await leave();
  await page.getByRole('checkbox', { name: /Residential/ }).check();
  await leave();
  // Their own county is a market already.
  await expect(page.getByRole('region', { name: 'Your markets' })).toContainText('Travis, TX');
  await leave();
}

/** A member, with API access as that member. */
export interface Someone {
  id: string;
  name: string;
  email: string;
  /** Posts to a table or `rpc/` function. Resolves to its JSON or null; rejects if the API returns an error. */
  post: (path: string, body: object) => Promise<unknown>;
  /** Updates rows as the member. */
  change: (query: string, body: object) => Promise<unknown>;
  /** Reads rows as the member. */
  read: <T>(query: string) => Promise<T[]>;
  /** Signs a browser in on both hosts, without the form. */
  signIn: (page: Page) => Promise<void>;
  /** Signs a browser in and opens a path of the app. */
  enter: (page: Page, path: string) => Promise<void>;
}

interface Session {
  access_token: string;
  user: { id: string; email: string };
}

/**
 * Creates a free member with a verified email, at trust level 2 unless `isNew`. The password is `password`. The name is
 * unique, because tests run at the same time.
 */
export async function makeMember(firstName: string, { isNew = false } = {}): Promise<Someone> {
  const name = `${firstName} ${randomWord()}`;
  const session = await createAccount(freshEmail('member'), name);
  await asOperator(
    `with verified as (
      insert into private.verified_emails (user_id, email) select id, email from auth.users where id = $1
    ), active as (
      -- As if they had been active for a while and answered by others.
      insert into public.member_activity (user_id, days_active, reads) select $1, 30, 100 where $2
    )
    insert into public.member_responses (member_id, responder_id)
    select $1, gen_random_uuid() from generate_series(1, 3) where $2`,
    [session.user.id, !isNew],
  );
  return { ...memberOf(session), name };
}

/** Creates an account with an unverified email through the API, and returns its session. Its password is `password`. */
export async function createAccount(email: string, name: string): Promise<Session> {
  return authRequest('signup', { email, password, data: { name } });
}

/** One of the demo’s members, by the name in their email address. */
export async function demoMember(
  name: 'free' | 'closer' | 'partner' | 'staff' | 'unconfirmed',
): Promise<Omit<Someone, 'name'>> {
  const email = `${name}@cornerlot.test`;
  return memberOf(await authRequest('token?grant_type=password', { email, password: demoPassword }));
}

function memberOf(session: Session): Omit<Someone, 'name'> {
  const signIn = async (page: Page) => {
    // In the format of `session-storage.ts`.
    const chunks = encodeURIComponent(JSON.stringify(session)).match(/.{1,3000}/g) ?? [];
    const cookie = (name: string, value: string) => ({
      name,
      value,
      domain: `.${new URL(publicUrl).hostname}`,
      path: '/',
    });
    await page
      .context()
      .addCookies([
        cookie('sb-auth-token', `a${chunks.length}`),
        ...chunks.map((chunk, index) => cookie(`sb-auth-token.a.${index}`, chunk)),
      ]);
  };
  return {
    id: session.user.id,
    email: session.user.email,
    post: (path, body) => send('POST', path, body, session.access_token),
    change: (query, body) => send('PATCH', query, body, session.access_token),
    read: <T>(query: string) => readRows<T>(query, session.access_token),
    signIn,
    enter: async (page, path) => {
      await signIn(page);
      await page.goto(appUrl + path);
    },
  };
}

/** Calls an API function with the service role, which bypasses all policies. */
export function asService(name: string, body: object): Promise<unknown> {
  return send('POST', `rpc/${name}`, body, serviceRoleKey);
}

/** Gives a member a paid membership, as staff do in SQL. */
export async function grantMembership(memberId: string): Promise<void> {
  await send('POST', 'granted_tiers', { user_id: memberId, tier: 'closer' }, serviceRoleKey);
}

/** Lets members review each other: they attended an event, which the first of them organized. */
export async function meetAtEvent(organizer: Someone, ...attendees: Someone[]): Promise<void> {
  const [id, day] = [randomUUID(), 24 * 3_600_000];
  const event = {
    id,
    user_id: organizer.id,
    title: 'Spring meetup',
    description: 'Deals over coffee.',
    starts_at: new Date(Date.now() - 3 * day).toISOString(),
    ends_at: new Date(Date.now() - 2 * day).toISOString(),
    time_zone: 'America/New_York',
    format: 'online',
    status: 'published',
  };
  await send('POST', 'events', event, serviceRoleKey);
  for (const { id: user_id } of attendees) {
    await send('POST', 'event_registrations', { event_id: id, user_id, status: 'registered' }, serviceRoleKey);
  }
}

/** Gives a member a staff role, as the first admin gets it in SQL. */
export async function grantStaffRole(memberId: string, role: 'moderator' | 'reviewer' | 'admin'): Promise<void> {
  await send('POST', 'staff', { user_id: memberId, role }, serviceRoleKey);
}

/** Makes a listing's price as old as a price drop requires: 72 hours in public. */
export async function agePrice(listingId: string): Promise<void> {
  const publicSince = new Date(Date.now() - 73 * 3_600_000).toISOString();
  await send('PATCH', `properties?id=eq.${listingId}`, { public_since: publicSince }, serviceRoleKey);
}

async function send(method: 'POST' | 'PATCH', path: string, body: object, token: string): Promise<unknown> {
  const response = await fetch(`${backendUrl}/rest/v1/${path}`, {
    method,
    headers: { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return text ? (JSON.parse(text) as unknown) : null;
}

async function authRequest(path: string, body: object): Promise<Session> {
  const response = await fetch(`${backendUrl}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Session;
}

/** Signs in with the form and waits for the dashboard. */
export async function signInByForm(page: Page, email: string, secret = demoPassword) {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`${appUrl}/dashboard`);
}

/** Presses Tab until `locator` has the focus. */
export async function tabTo(page: Page, locator: Locator) {
  for (let presses = 0; presses < 80; presses += 1) {
    const target = locator.first();
    if ((await target.count()) > 0 && (await target.evaluate((element) => element === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Can’t reach with Tab: ${String(locator)}`);
}

/** Signs out with the account menu. */
export async function signOutByMenu(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}
