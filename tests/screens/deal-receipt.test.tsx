import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { DownloadReceipt } from '@/features/deal-receipt/components/download-receipt';
import { pdfTexts } from '../pdf-text';
import { backendUrl, failing } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const offerId = 'aaaaaaaa-0000-4000-8000-000000000001';
const content = JSON.stringify({
  actor: 'buyer',
  at: '2026-11-24T22:30:00.000Z',
  data: { title_sha256: 'x' },
  kind: 'offer.withdraw',
  seq: 1,
});
const pages = (table: string, row: object) =>
  http.get(`${backendUrl}/rest/v1/${table}`, () => HttpResponse.json([row]));

let saved: { name: string; blob: Blob }[];

beforeEach(() => {
  saved = [];
  let blob: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    blob = source as Blob;
    return 'blob:data';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (blob && this.href === 'blob:data') saved.push({ name: this.download, blob });
  });
  server.use(
    http.post(`${backendUrl}/rest/v1/rpc/ledger_proof`, () => HttpResponse.json([])),
    pages('ledger_entries', { content, hash: '1'.repeat(64) }),
    pages('ledger_texts', { seq: 1, field: 'title', salt: '00', text: 'Brick ranch' }),
  );
});

const renderButtons = () => renderScreen(<DownloadReceipt offerId={offerId} />, { user: someMember });

it('downloads the receipt as a PDF', async () => {
  const { user } = renderButtons();
  const button = screen.getByRole('button', { name: 'Download receipt' });
  await user.dblClick(button);
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 15_000 });
  expect(saved[0]?.name).toBe('cornerlot-deal-aaaaaaaa.pdf');
  expect((await pdfTexts(saved[0]?.blob ?? new Blob())).join(' ')).toContain('The buyer withdrew the offer.');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});

it('says what went wrong, and can be tried again', async () => {
  server.use(failing('ledger_entries'));
  const { user } = renderButtons();
  const button = screen.getByRole('button', { name: 'Download verifiable JSON' });
  await user.click(button);
  expect(await screen.findByText(/We couldn’t create the receipt\./)).toBeVisible();
  expect(saved).toEqual([]);
  server.use(pages('ledger_entries', { content, hash: '1'.repeat(64) }));
  await user.click(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(screen.queryByText(/We couldn’t create the receipt/)).toBeNull();
});
