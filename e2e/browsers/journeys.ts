import assert from 'node:assert/strict';
import { appUrl, publicUrl } from '../urls';
import { waitFor, type Session } from './session';

const quote = (text: string) => `"${text}"`;
const button = (name: string) => `//button[normalize-space()=${quote(name)} or @aria-label=${quote(name)}]`;
const field = (label: string) => `//*[@id=//label[starts-with(normalize-space(), ${quote(label)})]/@for]`;
const inDialog = (xpath: string) => `//*[@role="dialog"]${xpath}`;

/** Waits until the expression is true in the page. */
async function expectTrue(session: Session, expression: string) {
  assert.ok(await waitFor(() => session.evaluate(expression)), `not true: ${expression}`);
}

const expectHeading = (session: Session, text: string) =>
  expectTrue(session, `document.querySelector('h1')?.textContent.includes(${quote(text)}) === true`);
const expectText = (session: Session, text: string) =>
  expectTrue(session, `document.body.innerText.includes(${quote(text)})`);
/** Waits until scripts run: before, a prerendered page ignores presses. */
const expectHydrated = (session: Session) =>
  expectTrue(session, `!('hydrating' in document.documentElement.dataset) && document.querySelector('h1') !== null`);

const requests = (address: string) =>
  `performance.getEntriesByType('resource').filter(({ name }) => name.includes(${quote(address)})).length`;
const countRequests = async (session: Session, address: string) => Number(await session.evaluate(requests(address)));
/** Waits until the page has this many responses from an address: leaving it earlier would stop the request. */
const expectRequests = (session: Session, address: string, count: number) =>
  expectTrue(session, `${requests(address)} >= ${count}`);

async function signIn(session: Session, email: string) {
  await session.goto(`${appUrl}/signin`);
  await expectHydrated(session);
  await session.type(field('Email'), email);
  await session.type(field('Password'), 'cornerlot-demo');
  await session.click(button('Sign In'));
  await expectTrue(session, `document.querySelector('a[href="/dashboard"][aria-current=page]') !== null`);
  await expectTrue(session, `document.querySelector('h1') !== null`);
}

/** What a member mainly does. Each starts where the one before ended. */
export const journeys: Readonly<Record<string, (session: Session) => Promise<void>>> = {
  'a visitor reads the home page': async (session) => {
    await session.goto(publicUrl);
    await expectHeading(session, 'See the deal');
    await expectHydrated(session);
  },
  'a visitor searches the marketplace': async (session) => {
    await session.goto(`${publicUrl}/marketplace?q=Memphis`);
    await expectHydrated(session);
    await expectTrue(session, `document.querySelectorAll('article a[href*="/property/"]').length > 0`);
  },
  'a visitor opens a listing and its pictures': async (session) => {
    await session.goto(`${publicUrl}/property/de300000-0000-4000-9000-000000000021`);
    await expectHeading(session, 'retail strip');
    await expectTrue(session, `[...document.images].some((image) => image.naturalWidth > 0)`);
  },
  'a member signs in on the app, and is signed in on the public site': async (session) => {
    await signIn(session, 'closer@cornerlot.test');
    await session.goto(publicUrl);
    await expectTrue(session, `document.cookie.includes('sb-auth-token')`);
  },
  'a member filters the marketplace on the map': async (session) => {
    await session.goto(`${appUrl}/marketplace?states=TN&view=map`);
    await expectHeading(session, 'Marketplace');
    // Headless Firefox has no WebGL without a GPU.
    await expectTrue(
      session,
      `document.querySelector('canvas') !== null ||
        (document.body.innerText.includes('Your browser can’t show the map') &&
          document.querySelector('article') !== null)`,
    );
  },
  'a member saves a listing': async (session) => {
    await session.goto(`${appUrl}/marketplace/de300000-0000-4000-9000-000000000021`);
    await expectHeading(session, 'retail strip');
    const before = await countRequests(session, '/saved_listings');
    await session.click(button('Save'));
    await expectRequests(session, '/saved_listings', before + 1);
    await session.click(button('Saved'));
    await expectRequests(session, '/saved_listings', before + 2);
  },
  'a member posts in the feed': async (session) => {
    const title = `Posted at ${Date.now()}`;
    await session.goto(`${appUrl}/community`);
    await session.click(button('Create Post'));
    await session.type(inDialog(field('Title')), title);
    await session.type(inDialog(field('Content')), 'Ten percent, two points, first lien.');
    await session.click(inDialog(button('Post')));
    await expectText(session, title);
  },
  'a member writes a message that survives a reload': async (session) => {
    const text = `Is the roof new? ${Date.now()}`;
    await session.goto(`${appUrl}/messages`);
    await session.click(`//main//a[starts-with(@href, "/messages/")]`);
    await session.type(`//textarea`, text);
    await session.click(button('Send'));
    await expectText(session, text);
    await expectRequests(session, '/rpc/send_message', 1);
    await session.goto(`${appUrl}/messages`);
    await expectText(session, text);
  },
  'a member chooses the dark theme on both hosts': async (session) => {
    await session.goto(`${appUrl}/dashboard`);
    await expectTrue(session, `document.querySelector('h1') !== null`);
    // From the system's theme to light to dark.
    for (const next of ['light', 'dark']) await session.click(`//header//button[contains(@aria-label, "to ${next}")]`);
    await expectTrue(session, `document.documentElement.dataset.theme === 'dark'`);
    await session.goto(publicUrl);
    await expectTrue(session, `document.documentElement.dataset.theme === 'dark'`);
  },
  'a member signs out on both hosts': async (session) => {
    await session.goto(`${appUrl}/dashboard`);
    await expectTrue(session, `document.querySelector('h1') !== null`);
    await session.click(`//header//button[@aria-label="Account menu" or contains(@aria-label, "ccount")]`);
    await session.click(`//*[@role="menuitem"][normalize-space()="Sign out"]`);
    await expectTrue(session, `location.pathname !== '/dashboard' && !document.cookie.includes('sb-auth-token')`);
    await session.goto(`${appUrl}/messages`);
    await expectTrue(session, `location.pathname === '/signin'`);
  },
};
