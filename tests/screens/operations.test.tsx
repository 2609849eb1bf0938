import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Operations } from '@/features/operations/operations';
import StaffOperationsScreen from '@/routes/app/staff-operations-screen';
import { paths } from '@/shared/config/paths';
import { Toaster } from '@/shared/ui/toaster';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const at = '2026-11-20T12:00:00Z';

describe('operations', () => {
  let figures: Operations;
  let retried: unknown[];

  beforeEach(() => {
    figures = {
      database_bytes: 48_000_000,
      request_check: true,
      payment_count: 0,
      payments: [],
      payment_problems: [],
      open_disputes: 0,
      reversals: [],
      corrections: [],
      mail: [],
      jobs: [{ job: 'send-mail', ran_at: at, is_late: false }],
      errors: [],
      queries: null,
    };
    retried = [];
    server.use(
      rows('staff', [{ user_id: someMember.id, granted_at: at, role: 'admin', lacks_second_factor: false }]),
      http.post(`${backendUrl}/rest/v1/rpc/operations`, () => HttpResponse.json(figures)),
      http.post(`${backendUrl}/rest/v1/rpc/retry_mail`, async ({ request }) => {
        retried.push(await request.json());
        figures = { ...figures, mail: figures.mail.slice(1) };
        return HttpResponse.json(2);
      }),
    );
  });

  const show = () =>
    renderScreen(
      <>
        <StaffOperationsScreen />
        <Toaster />
      </>,
      { at: paths.staffOperations, user: someMember },
    );
  const section = async (name: string) => within(await screen.findByRole('region', { name }));

  it.each(['moderator', 'reviewer'])('are not for a %s', async (role) => {
    server.use(rows('staff', [{ user_id: someMember.id, granted_at: at, role, lacks_second_factor: false }]));
    show();
    expect(await screen.findByText('Page Not Found')).toBeInTheDocument();
  });

  it('say that all is clear', async () => {
    show();
    expect(await screen.findByText('All clear')).toBeVisible();
    expect((await section('Email')).getByText('No email is stuck.')).toBeVisible();
    expect((await section('Slow queries')).getByText(/doesn’t have pg_stat_statements/)).toBeVisible();
    expect((await section('Database')).getByText('48 MB')).toBeVisible();
    expect((await section('Database')).getByText('Installed')).toBeVisible();
  });

  it('list what needs attention', async () => {
    figures.request_check = false;
    figures.payment_count = 21;
    figures.payments = [
      { id: 'evt_1', type: 'invoice.paid', received_at: at, deliveries: 3, error: 'No such customer' },
    ];
    figures.jobs = [{ job: 'remind-of-events', ran_at: null, is_late: true }];
    figures.errors = [{ source: 'mail', kind: '550', count: 4, last_at: at }];
    figures.queries = [{ query: 'select $1', calls: 1200, mean_ms: 340, max_ms: 2100 }];
    show();
    expect(await screen.findByText('Needs attention')).toBeVisible();
    expect(screen.getByText('21 unhandled payment events')).toBeVisible();
    const payments = await section('Payment events');
    expect(payments.getByText(/evt_1 · delivered 3 times/)).toBeVisible();
    expect(payments.getByText(/No such customer/)).toBeVisible();
    expect(payments.getByText('And 20 newer events.')).toBeVisible();
    expect((await section('Scheduled jobs')).getByText('Never ran')).toBeVisible();
    expect((await section('Scheduled jobs')).getByText('Late')).toBeVisible();
    expect((await section('Errors in the last 24 hours')).getByText('4 errors')).toBeVisible();
    expect((await section('Slow queries')).getByText('340 ms')).toBeVisible();
    expect((await section('Database')).getByText('Not installed')).toBeVisible();
  });

  it('show refunds, disputes, and what was corrected', async () => {
    figures.open_disputes = 1;
    figures.payment_problems = ['No such price: price_1'];
    figures.reversals = [
      {
        id: 'dp_1',
        kind: 'dispute',
        status: 'needs_response',
        amount_cents: 500_000,
        currency: 'usd',
        reason: 'fraudulent',
        created_at: at,
        evidence_due_at: '2026-12-04T12:00:00Z',
        invoice: 'CL-0001',
      },
      {
        id: 're_1',
        kind: 'refund',
        status: 'succeeded',
        amount_cents: 125_050,
        currency: 'usd',
        reason: null,
        created_at: at,
        evidence_due_at: null,
        invoice: 'CL-0002',
      },
    ];
    figures.corrections = [
      { id: 1, kind: 'subscription', object_id: 'sub_1', old_status: null, new_status: 'active', corrected_at: at },
    ];
    show();
    const [dispute, refund] = await (await section('Refunds and disputes')).findAllByRole('listitem');
    expect(dispute).toHaveTextContent('Dispute of $5,000');
    expect(dispute).toHaveTextContent('Invoice CL-0001 · dp_1');
    expect(dispute).toHaveTextContent('Reason: Fraudulent');
    expect(dispute).toHaveTextContent('Evidence is due by Dec 4, 2026');
    expect(dispute).toHaveTextContent('Needs response');
    expect(refund).toHaveTextContent('Refund of $1,250.50');
    expect(refund).toHaveTextContent('Succeeded');
    const comparison = await section('Comparison with Stripe');
    expect(comparison.getByText('No such price: price_1')).toBeVisible();
    expect(comparison.getByText('Subscription active, was missing')).toBeVisible();
    expect(screen.getByText('1 dispute without a response')).toBeVisible();
    expect(screen.getByText('1 payment problem')).toBeVisible();
  });

  it('retry emails with one error, but never those that may have been sent', async () => {
    figures.mail = [
      { problem: 'dead', error: '550', count: 2, oldest: at },
      { problem: 'dead', error: null, count: 1, oldest: at },
      { problem: 'unknown', error: null, count: 3, oldest: at },
    ];
    const { user } = show();
    const mail = await section('Email');
    expect(mail.getAllByRole('button')).toHaveLength(2);
    await user.click(mail.getByRole('button', { name: 'Retry 2 emails' }));
    expect(await screen.findByText('2 emails queued again')).toBeVisible();
    await user.click(mail.getByRole('button', { name: 'Retry 1 email' }));
    expect(retried).toEqual([{ error: '550' }, {}]);
  });
});
