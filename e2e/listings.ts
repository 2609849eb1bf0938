import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { serviceRoleKey } from '../supabase/local/server/keys';
import type { Someone } from './people';
import type { Picture } from './pictures';
import { backendUrl } from './urls';
import { randomWord } from './words';

/**
 * A listing that a test posted. Its title is unique, because tests run at the same time, and its address, because a
 * notice about others there moves what is below it.
 */
export interface PostedListing {
  id: string;
  title: string;
  address: string;
}

/** Posts a house in Austin through the API, or what `details` say. */
export async function postListing(
  seller: Someone,
  title: string,
  details: Record<string, unknown> = {},
): Promise<PostedListing> {
  const [id, word] = [randomUUID(), randomWord()];
  const named = { title: `${title} ${word}`, address: `310 ${word} St` };
  await seller.post('rpc/post_listing', {
    id,
    listing: {
      ...named,
      description: 'Three bedrooms, one bath, original kitchen.',
      property_type: 'Single Family',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      price: 220_000,
      ...details,
    },
  });
  return { id, ...named };
}

/** Fills in the listing wizard up to its last step. Calls `look` on each step before leaving it. */
export async function fillListing(
  page: Page,
  title: string,
  pictures: Picture[],
  look: () => Promise<void> = () => Promise.resolve(),
  address = '812 Lavaca St, Austin, TX 78701',
) {
  // Other elements on the marketplace have the same labels.
  const form = page.locator('form').filter({ has: page.getByRole('navigation', { name: 'Listing steps' }) });
  const next = async () => {
    await look();
    await form.getByRole('button', { name: 'Next' }).click();
  };
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Property type').selectOption('Single Family');
  await form.getByLabel('Condition').selectOption('Light Rehab');
  await form.getByLabel('Bedrooms').fill('3');
  await form.getByLabel('Bathrooms').fill('2.5');
  await form.getByLabel('Living area').fill('1850');
  await form.getByLabel('Description').fill('Corner lot with alley access.\nSeller wants to close by year end.');
  await next();
  await form.getByLabel('Street address').fill(address);
  await form.getByLabel('Street address').press('Tab');
  await expect(form.getByLabel('ZIP code')).toHaveValue('78701');
  await expect(form.getByLabel('City')).toHaveValue('Austin');
  await expect(form.getByLabel('State')).toHaveValue('TX');
  await expect(form.getByLabel('County')).toHaveValue('Travis');
  await next();
  await form.getByLabel('Asking price').fill('412000');
  await form.getByLabel('Net operating income (annual)').fill('27400');
  await next();
  await form.getByLabel('Choose pictures').setInputFiles(pictures);
  // What they add moves what's below them.
  await expect(form.locator('[data-picture]')).toHaveCount(pictures.length);
  await expect(form.getByLabel('Photos taken')).toBeVisible({ visible: pictures.length > 0 });
  await expect(form.getByRole('button', { name: 'Post listing' })).toBeVisible();
  await look();
}

interface StoredFile {
  path: string;
  body: Buffer;
}

/** Reads all files in the folders of a member’s listings with the service role, which bypasses policies. */
export async function filesOf(userId: string): Promise<StoredFile[]> {
  const headers = {
    apikey: serviceRoleKey,
    authorization: `Bearer ${serviceRoleKey}`,
    'content-type': 'application/json',
  };
  const list = async (prefix: string): Promise<{ name: string; id: string | null }[]> => {
    const response = await fetch(`${backendUrl}/storage/v1/object/list/images`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ prefix, limit: 1000 }),
    });
    return (await response.json()) as { name: string; id: string | null }[];
  };
  const files: StoredFile[] = [];
  for (const folder of await list(`${userId}/properties`)) {
    for (const { name } of await list(`${userId}/properties/${folder.name}`)) {
      const path = `${userId}/properties/${folder.name}/${name}`;
      const response = await fetch(`${backendUrl}/storage/v1/object/images/${path}`, { headers });
      files.push({ path, body: Buffer.from(await response.arrayBuffer()) });
    }
  }
  return files;
}
