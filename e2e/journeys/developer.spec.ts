import { createHash } from 'node:crypto';
import { expect, test } from '../fixtures';
import { postListing } from '../listings';
import { demoMember, grantMembership, makeMember, password } from '../people';
import { appUrl, backendUrl, receiverUrl } from '../urls';

test('a member connects programs with an API key and a webhook, and ends both', async ({ page, request }) => {
  const member = await demoMember('closer');
  await member.enter(page, '/account/developer#api-keys');
  const me = (key: string) =>
    request.get(`${backendUrl}/functions/v1/api/v1/me`, { headers: { authorization: `Bearer ${key}` } });

  const key = await test.step('the key is shown once', async () => {
    await page.getByRole('button', { name: 'Create key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an API key' });
    await dialog.getByLabel('Name').fill('Deal spreadsheet');
    await dialog.getByLabel('Offers and deals').check();
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const shown = await page.getByRole('textbox', { name: 'Key' }).inputValue();
    expect(shown).toMatch(/^clk_[\w-]{43}$/);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return shown;
  });

  await test.step('it works as the member, and the log says so', async () => {
    const answer = (await (await me(key)).json()) as { member: { id: string }; key: { scopes: string[] } };
    expect(answer).toMatchObject({ member: { id: member.id }, key: { scopes: ['listings:read', 'deals'] } });
    await page.reload();
    await expect(page.getByText('GET /v1/me')).toBeVisible();
  });

  await test.step('revoking it stops it', async () => {
    await page.getByRole('button', { name: 'Revoke Deal spreadsheet' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
    await expect(page.getByText('Key revoked')).toBeVisible();
    expect((await me(key)).status()).toBe(401);
  });

  await test.step('a webhook shows its secret once', async () => {
    await page.getByRole('button', { name: 'Manage Webhooks' }).click();
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add webhook' });
    await dialog.getByLabel('URL').fill(`${receiverUrl}/crm`);
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(page.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_/);
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('a test event arrives, and again when it’s replayed', async () => {
    await page.getByRole('button', { name: 'Send test event' }).click();
    await expect(page.getByText('Thanks (1)')).toBeVisible();
    await page.getByRole('button', { name: 'Replay webhook.tested' }).click();
    await expect(page.getByText('Thanks (2)')).toBeVisible();
  });

  await test.step('deleting it ends that', async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete webhook' }).click();
    await expect(page.getByText('No webhooks yet')).toBeVisible();
  });
});

test('what an assistant drafts waits for the member, also while they sign in', async ({ page, request }) => {
  const [seller, member] = await Promise.all([makeMember('Sal'), makeMember('Ada')]);
  await grantMembership(member.id);
  const listing = await postListing(seller, 'Duplex');
  const made = (await member.post('rpc/create_api_key', {
    name: 'Assistant',
    scopes: ['own:write', 'messages', 'deals'],
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  })) as { key: string };
  const linkOf = async (name: string, args: Record<string, unknown>) => {
    const response = await request.post(`${backendUrl}/functions/v1/mcp`, {
      headers: { authorization: `Bearer ${made.key}`, accept: 'application/json, text/event-stream' },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
    });
    const { result } = (await response.json()) as { result: { content: { text: string }[] } };
    return (JSON.parse(result.content[0]?.text ?? '') as { data: { link: string } }).data.link;
  };
  const notice = page.getByText('This draft came from a link, such as one from an assistant.');

  await test.step('a message, over the sign-in form', async () => {
    const content = 'Is it available?\n100% cash & #1 in line';
    await page.goto(await linkOf('draftMessage', { recipient_id: seller.id, content, property_id: listing.id }));
    // The draft stays in the fragment, which no server sees.
    await expect(page).toHaveURL(new RegExp(`^${appUrl}/signin\\?redirect=[^#]*#draft=`));
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    const field = page.getByRole('textbox', { name: `Message ${seller.name}` });
    await expect(field).toHaveValue(content);
    await expect(page.getByText(`Re: ${listing.title}`)).toBeVisible();
    await expect(notice).toBeVisible();
    // A reload keeps both, and what the member changes is theirs.
    await page.reload();
    await expect(field).toHaveValue(content);
    await expect(notice).toBeVisible();
    await field.fill('Is it still available?');
    await expect(notice).toBeHidden();
  });

  await test.step('an offer', async () => {
    await page.goto(await linkOf('draftOffer', { property_id: listing.id, price: 205_000, closing_on: '2099-02-01' }));
    await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('205,000');
    await expect(page.getByLabel('Closing date')).toHaveValue('2099-02-01');
    await expect(notice).toBeVisible();
  });

  await test.step('a listing', async () => {
    await page.goto(await linkOf('draftListing', { title: 'Brick fourplex', address: '12 Oak St', price: 400_000 }));
    await expect(page.getByText('This draft came from an assistant or another program.')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Brick fourplex');
  });

  expect(await member.read('messages?select=id')).toEqual([]);
  expect(await member.read('offers?select=id')).toEqual([]);
  expect(await member.read(`properties?select=id&user_id=eq.${member.id}`)).toEqual([]);
});

test('a member signs in to connect an assistant, chooses what it can do, and disconnects it', async ({
  page,
  request,
}) => {
  const member = await makeMember('Ida');
  await grantMembership(member.id);
  const mcp = `${backendUrl}/functions/v1/mcp`;
  const [callback, verifier] = ['http://127.0.0.1:9/callback', 'v'.repeat(43)];
  await page.route(`${callback}?*`, (route) => route.fulfill({ body: 'Back in the assistant' }));
  const registered = await request.post(`${mcp}/register`, {
    data: { client_name: 'Claude', redirect_uris: [callback] },
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const toolsWith = (token: string) =>
    request.post(mcp, {
      headers: { authorization: `Bearer ${token}` },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri: callback,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'listings:read own:read messages',
    state: 'xyz',
    resource: mcp,
  });

  await test.step('it leads over the sign-in form to who asks, and for what', async () => {
    await page.goto(`${appUrl}/connect?${asked}`);
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(
      page.getByRole('heading', { name: 'Claude wants to connect to your Cornerlot account' }),
    ).toBeVisible();
    await expect(page.getByText('It’s a program on this device.')).toBeVisible();
    await expect(page.getByText('draft new ones for you to send')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Offers and deals' })).toHaveCount(0);
  });

  const tokens = await test.step('what’s unchecked isn’t given', async () => {
    await page.getByRole('checkbox', { name: 'Messages' }).uncheck();
    await page.getByRole('button', { name: 'Connect Claude' }).click();
    await expect(page.getByText('Back in the assistant')).toBeVisible();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('state'), searchParams.get('iss')]).toEqual(['xyz', mcp]);
    const answer = await request.post(`${mcp}/token`, {
      form: {
        grant_type: 'authorization_code',
        code: searchParams.get('code') ?? '',
        client_id,
        redirect_uri: callback,
        code_verifier: verifier,
      },
    });
    const issued = (await answer.json()) as { access_token: string; scope: string };
    expect(issued.scope).toBe('listings:read own:read');
    expect(await (await toolsWith(issued.access_token)).text()).not.toContain('draftMessage');
    return issued;
  });

  await test.step('it’s listed with the keys, and disconnected there', async () => {
    await page.goto(`${appUrl}/account/developer#assistants`);
    await expect(page.getByText('Connected from 127.0.0.1')).toBeVisible();
    await page.getByRole('button', { name: 'Disconnect Claude' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('Claude disconnected')).toBeVisible();
    expect((await toolsWith(tokens.access_token)).status()).toBe(401);
  });
});
