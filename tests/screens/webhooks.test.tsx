import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { WebhooksSection } from '@/features/webhooks/components/webhooks-section';
import { paths } from '@/domain/site/paths';
import { Toaster } from '@/kit/ui/toaster';
import { member } from '../msw/members';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { delivery, webhook, webhookId, webhooksBackend, type WebhooksState } from '../msw/webhooks';
import { renderScreen, someMember } from '../render';

let state: WebhooksState;
const use = (entitlements: string[]) =>
  server.use(rows('users', [{ ...member({ id: someMember.id, email_confirmed: true }), entitlements }]));
beforeEach(() => {
  sessionStorage.clear();
  state = { webhooks: [], deliveries: [], calls: [], refusals: {} };
  server.use(...webhooksBackend(state));
  use(['api_access']);
});

const open = () =>
  renderScreen(
    <>
      <WebhooksSection />
      <Toaster />
    </>,
    { at: `${paths.developer}#webhooks`, user: someMember },
  );
const sent = (name: string) => state.calls.filter((call) => call.name === name).map((call) => call.sent);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('webhooks', () => {
  it('are added with an address and events, and show their secret once', async () => {
    const { user } = open();
    await user.click(await button('Add webhook'));
    const form = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    await user.type(form.getByLabelText(/^URL/), 'http://crm.example.com');
    await user.click(form.getByRole('button', { name: 'Add webhook' }));
    expect(await form.findByText('Enter an address that starts with https://.')).toBeInTheDocument();
    await user.clear(form.getByLabelText(/^URL/));
    await user.type(form.getByLabelText(/^URL/), 'https://crm.example.com/hook');
    await user.click(form.getByLabelText('Deals'));
    state.refusals = { create_webhook: 'It isn’t on the public internet.' };
    await user.click(form.getByRole('button', { name: 'Add webhook' }));
    expect(await form.findByText('It isn’t on the public internet.')).toBeInTheDocument();
    expect(form.getByLabelText(/^URL/)).toBeInvalid();
    state = Object.assign(state, { calls: [], refusals: {} });
    await user.click(form.getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByLabelText('Signing secret')).toHaveValue('whsec_new');
    expect(sent('create_webhook')).toEqual([
      {
        url: 'https://crm.example.com/hook',
        description: '',
        events: ['matches', 'price_drops', 'own_listings', 'offers', 'messages'],
      },
    ]);
    await user.click(await button('Done'));
    expect(await screen.findByText('https://crm.example.com/hook')).toBeInTheDocument();
    expect(screen.queryByText('whsec_new')).not.toBeInTheDocument();
  });

  it('send a test event and show what the server answered', async () => {
    state.webhooks = [webhook()];
    const { user } = open();
    await user.click(await button('Send test event'));
    expect(await screen.findByText('webhook.tested')).toBeInTheDocument();
    expect(screen.getByText('Delivered')).toBeInTheDocument();
    expect(screen.getByText('Thanks')).toBeInTheDocument();
  });

  it('replay one delivery, or all that failed', async () => {
    state.webhooks = [webhook()];
    state.deliveries = [delivery({ state: 'failed', status: 500, error: 'It answered 500.', attempts: 10 })];
    const { user } = open();
    await user.click(await button('Deliveries'));
    expect(await screen.findByText('It answered 500.')).toBeInTheDocument();
    await user.click(await button('Replay all that failed'));
    expect(await screen.findByText('Delivered')).toBeInTheDocument();
    await user.click(await button('Replay message.received'));
    await screen.findByText('Delivered');
    expect(sent('replay_webhooks')).toEqual([
      { endpoint_id: webhookId },
      { endpoint_id: webhookId, delivery_id: state.deliveries[0]?.id },
    ]);
  });

  it('rotate their secret, and are turned off and deleted', async () => {
    state.webhooks = [webhook()];
    const { user } = open();
    await user.click(await button('Rotate secret'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Rotate secret' }));
    expect(await screen.findByLabelText('Signing secret')).toHaveValue('whsec_rotated');
    await user.click(await button('Done'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rotate secret' })).toHaveFocus());
    await user.click(await button('Turn off'));
    expect(await screen.findByText('Turned off. New events aren’t recorded.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send test event' })).not.toBeInTheDocument();
    await user.click(await button('Delete'));
    await user.click(await button('Delete webhook'));
    expect(await screen.findByText('No webhooks yet')).toBeInTheDocument();
  });

  it('say why something was refused', async () => {
    state.webhooks = [webhook()];
    state.refusals = { test_webhook: 'You can make 60 webhook changes an hour.' };
    const { user } = open();
    await user.click(await button('Send test event'));
    expect(await screen.findByText('You can make 60 webhook changes an hour.')).toBeInTheDocument();
  });

  it('are for paid members; others can only turn off and delete what they had', async () => {
    use([]);
    state.webhooks = [webhook()];
    open();
    await button('Turn off');
    expect(await button('Delete')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });
});
