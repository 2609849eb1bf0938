import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import LegalNoticeScreen from '@/routes/marketing/legal-notice-screen';
import { paths } from '@/shared/config/paths';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen } from '../render';

const property = `${window.location.origin}/property/42`;

describe('legal notice', () => {
  let stored: Record<string, unknown>[];
  let refusal: { status: number; body: object } | null;

  beforeEach(() => {
    stored = [];
    refusal = null;
    server.use(
      http.post(`${backendUrl}/rest/v1/contact_messages`, async ({ request }) => {
        if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
        stored.push((await request.json()) as Record<string, unknown>);
        return new HttpResponse(null, { status: 201 });
      }),
    );
  });

  const open = (link?: string) => renderScreen(<LegalNoticeScreen />, { at: paths.legalNotice(link) });
  const form = () => within(screen.getByRole('region', { name: 'Legal notice' }));
  type User = ReturnType<typeof open>['user'];
  const fill = async (user: User, subject: string) => {
    await user.selectOptions(form().getByLabelText(/^What is your notice about/), subject);
    await user.type(form().getByLabelText(/^(The copyrighted work|Discriminatory content)/), 'My photo of the house');
    await user.type(form().getByLabelText(/^Your name/), 'Vera Vane');
    await user.type(form().getByLabelText(/^Email/), 'vera@example.com');
  };
  const press = (user: User) => user.click(form().getByRole('button', { name: 'Send notice' }));

  it('asks nothing about copyright for fair housing', async () => {
    const { user } = open();
    expect(form().getByLabelText('Electronic signature', { exact: false })).not.toBeVisible();
    await fill(user, 'Fair housing');
    await user.type(form().getByLabelText(/^Links/), `${property}{Enter}/community/posts/7`);
    await press(user);
    expect(await form().findByRole('heading', { name: 'Notice sent' })).toBeVisible();
    expect(stored[0]).toMatchObject({ subject: 'fair_housing', links: ['/property/42', '/community/posts/7'] });
    expect(stored[0]).not.toHaveProperty('signature');
  });

  it('focuses the first problem, and accepts only our own pages', async () => {
    const { user } = open('https://evil.example/property/42');
    expect(form().getByLabelText(/^Links/)).toHaveValue('');
    await press(user);
    expect(form().getByLabelText(/^What is your notice about/)).toHaveFocus();
    await fill(user, 'Fair housing');
    await user.type(form().getByLabelText(/^Links/), 'https://evil.example/property/42');
    await press(user);
    expect(form().getByLabelText(/^Links/)).toHaveFocus();
    expect(form().getByLabelText(/^Links/)).toHaveAccessibleDescription(/isn’t a page with content on Cornerlot/);
    expect(stored).toEqual([]);
  });

  it('keeps the input after a failure and a reload, and adds the link of another page', async () => {
    refusal = { status: 500, body: { message: 'down' } };
    const { user, unmount } = open(property);
    await fill(user, 'Copyright');
    await user.click(form().getByLabelText(/^I believe in good faith/));
    await user.type(form().getByLabelText(/^Mailing address/), '1 Main St');
    await user.click(form().getByLabelText(/Under penalty of perjury/));
    await user.type(form().getByLabelText(/^Electronic signature/), 'Vera Vane');
    await press(user);
    expect(await form().findByRole('alert')).toHaveTextContent('We couldn’t send your notice.');
    unmount();
    const again = open('/community/posts/7');
    await waitFor(() => expect(form().getByLabelText(/^The copyrighted work/)).toHaveValue('My photo of the house'));
    expect(form().getByLabelText(/^I believe in good faith/)).toBeChecked();
    expect(form().getByLabelText(/^Links/)).toHaveValue(`${property}\n${window.location.origin}/community/posts/7`);
    refusal = null;
    await press(again.user);
    expect(await form().findByRole('heading', { name: 'Notice sent' })).toBeVisible();
  });
});
