import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded when it's in view; here, before the first test starts to wait for it.
import '@/features/deal-documents/components/documents-and-agreements';
import DealScreen from '@/routes/app/deal-screen';
import { paths } from '@/domain/site/paths';
import { Toaster } from '@/kit/ui/toaster';
import { mockIntersectionObserver } from '../mock-intersection-observer';
import {
  agreementId,
  agreementRow,
  documentId,
  emptyPapers,
  papersBackend,
  previewJson,
  refused,
  signedRow,
  documentRow,
} from '../msw/deal-papers';
import { dealId, dealRoomBackend, dealRow, emptyRoom, jo, ownParty, dealParty, partyIds } from '../msw/deal-room';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

describe('agreements', () => {
  const [room, papers] = [emptyRoom(), emptyPapers()];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T22:00:00Z') });
    mockIntersectionObserver();
    Object.assign(room, emptyRoom());
    Object.assign(papers, emptyPapers());
    server.use(...dealRoomBackend(room), ...papersBackend(papers));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  const open = () =>
    renderScreen(
      <>
        <DealScreen />
        <Toaster />
      </>,
      { at: paths.deal(dealId), path: paths.deal(':id'), user: someMember },
    );
  const section = async () => within(await screen.findByRole('region', { name: 'Agreements' }));
  const sent = (name: string) => papers.calls.filter((call) => call.name === name).map((call) => call.sent);
  const title = 'Assignment of purchase contract';

  describe('preparing an agreement', () => {
    const openForm = async () => {
      const view = open();
      await view.user.click(await (await section()).findByRole('button', { name: 'Prepare agreement' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Prepare an agreement' }));
      const review = () => view.user.click(dialog.getByRole('button', { name: 'Review the text' }));
      const fillIn = async () => {
        await view.user.type(dialog.getByLabelText(/^Seller in the original/), 'Olga Owner');
        fireEvent.change(dialog.getByLabelText(/^Date of the original/), { target: { value: '2026-10-01' } });
        await view.user.type(dialog.getByLabelText(/^Assignment fee/), '15000');
      };
      return { ...view, dialog, review, fillIn };
    };

    it('says what’s missing, shows the full text, and sends exactly that', async () => {
      papers.effects['prepare_agreement'] = () => {
        papers.agreements = [agreementRow({ prepared_by: partyIds.buyer })];
      };
      const { user, dialog, review, fillIn } = await openForm();
      await review();
      expect(await dialog.findByText('Enter the seller’s name')).toBeInTheDocument();
      await fillIn();
      await review();
      const preview = within(await screen.findByRole('dialog', { name: title }));
      expect(preview.getByText('To sign: Sam Seller and you. Template approved for TX.')).toBeInTheDocument();
      expect(preview.getByText(/^This isn’t legal advice\. Have an attorney review it/)).toBeInTheDocument();
      expect(preview.getByText('The fee is $15,000.')).toBeInTheDocument();
      await user.click(preview.getByRole('button', { name: 'Send for signatures' }));
      expect(await (await section()).findByText('Awaiting signatures')).toBeInTheDocument();
      const inputs = {
        original_seller: 'Olga Owner',
        original_contract_date: '2026-10-01',
        assignment_fee_usd: 15_000,
      };
      expect(sent('preview_agreement')).toEqual([{ deal_id: dealId, kind: 'assignment', inputs }]);
      expect(sent('prepare_agreement')).toEqual([
        expect.objectContaining({ deal_id: dealId, kind: 'assignment', inputs, body_sha256: '11'.repeat(32) }),
      ]);
    });

    it('shows the new text if the deal has changed, and sends that', async () => {
      papers.refusals['prepare_agreement'] = refused('The deal changed since you read this agreement.', 'deal_changed');
      const { user, review, fillIn } = await openForm();
      await fillIn();
      await review();
      const preview = within(await screen.findByRole('dialog', { name: title }));
      papers.preview = previewJson({ body: 'The price is $200,000.', body_sha256: '22'.repeat(32) });
      await user.click(preview.getByRole('button', { name: 'Send for signatures' }));
      expect(await preview.findByText(/^The deal has changed, and so has the text/)).toBeInTheDocument();
      expect(preview.getByText('The price is $200,000.')).toBeInTheDocument();
      papers.refusals = {};
      await user.click(preview.getByRole('button', { name: 'Send for signatures' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const [first, second] = sent('prepare_agreement');
      expect([first, second].map((each) => each?.['body_sha256'])).toEqual(['11'.repeat(32), '22'.repeat(32)]);
      expect(second?.['agreement_id']).not.toBe(first?.['agreement_id']);
    });
  });

  describe('amending the terms', () => {
    const amendment = agreementRow({ kind: 'amendment', title: 'Amendment 1', changes: { price: 200_000 } });

    it('sends only what changed', async () => {
      const { user } = open();
      await user.click(await screen.findByRole('button', { name: 'Change the terms' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Change the terms' }));
      const price = dialog.getByLabelText(/^Price/);
      expect(price).toHaveValue('212,000');
      await user.clear(price);
      await user.type(price, '2,000');
      await user.click(dialog.getByRole('button', { name: 'Review the text' }));
      expect(await dialog.findByText('Earnest money can’t be more than the price')).toBeInTheDocument();
      await user.clear(price);
      await user.type(price, '205,000');
      await user.click(dialog.getByRole('button', { name: 'Review the text' }));
      await user.click(await screen.findByRole('button', { name: 'Send for signatures' }));
      await waitFor(() =>
        expect(sent('prepare_agreement')).toMatchObject([{ kind: 'amendment', inputs: { price: 205_000 } }]),
      );
      expect(sent('preview_agreement')).toEqual([{ deal_id: dealId, kind: 'amendment', inputs: { price: 205_000 } }]);
    });

    it('counters the other side’s amendment, starting with what it proposes', async () => {
      papers.agreements = [amendment];
      room.deal = dealRow({ agreements: [{ kind: 'amendment', status: 'awaiting_signatures', signatures: [] }] });
      const { user } = open();
      expect(await screen.findByText('An amendment waits for signatures.')).toBeInTheDocument();
      await user.click(await (await section()).findByRole('button', { name: 'Counter: Amendment 1' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Counter the amendment' }));
      expect(dialog.getByLabelText(/^Price/)).toHaveValue('200,000');
      await user.click(dialog.getByRole('button', { name: 'Review the text' }));
      await waitFor(() =>
        expect(sent('preview_agreement')).toEqual([
          { deal_id: dealId, kind: 'amendment', inputs: { price: 200_000, replaces: agreementId(1) } },
        ]),
      );
    });

    it('says which agreement was signed on earlier terms', async () => {
      papers.agreements = [signedRow({ document: { id: documentId(9), name: 'Assignment.pdf' } })];
      room.deal = dealRow({ version: 2 });
      open();
      expect(await (await section()).findByText(/^This was signed on earlier terms/)).toBeInTheDocument();
    });
  });

  describe('signing an agreement', () => {
    const review = async () => {
      papers.agreements = [agreementRow()];
      const view = open();
      const agreements = await section();
      await view.user.click(await agreements.findByRole('button', { name: `Review and sign: ${title}` }));
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      return { ...view, agreements, dialog };
    };

    it('asks before it signs with another name, each time it changes', async () => {
      papers.refusals['sign_agreement'] = refused('Confirm that you sign as “D. Buyer”.', 'other_name');
      const { user, dialog } = await review();
      const name = dialog.getByLabelText(/^Your full name/);
      const sign = () => user.click(dialog.getByRole('button', { name: 'Sign agreement' }));
      await user.type(name, ' D.\u200b Buyer ');
      await user.click(dialog.getByRole('checkbox'));
      await sign();
      expect(await dialog.findByText('Confirm that you sign as “D. Buyer”.')).toBeInTheDocument();
      await user.click(dialog.getByRole('checkbox', { name: /^I sign as “D. Buyer”, although/ }));
      await user.type(name, 's');
      await sign();
      const changed = await dialog.findByRole('checkbox', { name: /^I sign as “D. Buyer s”, although/ });
      expect(changed).not.toBeChecked();
      await user.click(changed);
      papers.refusals = {};
      await sign();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(sent('sign_agreement').map(({ signed_name, confirmed }) => [signed_name, confirmed])).toEqual([
        ['D. Buyer', false],
        ['D. Buyer s', false],
        ['D. Buyer s', true],
      ]);
    });

    it('declines an agreement with a reason', async () => {
      papers.effects['decline_agreement'] = () => {
        papers.agreements = [agreementRow({ status: 'declined', ended_at: '2026-11-26T22:00:00Z' })];
      };
      const { user, agreements, dialog } = await review();
      await user.click(dialog.getByRole('button', { name: 'Decline' }));
      const asked = within(await screen.findByRole('dialog', { name: 'Decline this agreement?' }));
      await user.type(asked.getByLabelText('Reason'), 'Wrong fee');
      await user.click(asked.getByRole('button', { name: 'Decline agreement' }));
      expect(await agreements.findByText('Declined')).toBeInTheDocument();
      expect(sent('decline_agreement')).toEqual([{ agreement_id: agreementId(1), reason: 'Wrong fee' }]);
    });

    it('shows that it was withdrawn while it was read', async () => {
      papers.refusals['sign_agreement'] = refused('This agreement was withdrawn.', 'deal_changed');
      const { user, dialog } = await review();
      await user.type(dialog.getByLabelText(/^Your full name/), 'Dana Buyer');
      await user.click(dialog.getByRole('checkbox'));
      papers.agreements = [agreementRow({ status: 'withdrawn', ended_at: '2026-11-26T22:00:00Z' })];
      await user.click(dialog.getByRole('button', { name: 'Sign agreement' }));
      expect(await dialog.findByText('This agreement was withdrawn. It isn’t in force.')).toBeInTheDocument();
      expect(dialog.queryByRole('button', { name: 'Sign agreement' })).not.toBeInTheDocument();
    });
  });

  describe('the sealed PDF', () => {
    it('makes the sealed PDF again after a failure', async () => {
      papers.agreements = [signedRow()];
      papers.refusals['seal-agreement'] = { status: 503, body: { error: 'Sealing isn’t set up yet.' } };
      const { user } = open();
      const agreements = await section();
      expect(await agreements.findByText(/^We couldn’t make the sealed PDF yet/)).toBeInTheDocument();
      papers.refusals = {};
      papers.effects['seal-agreement'] = () => {
        papers.agreements = [signedRow({ document: { id: documentId(1), name: 'Assignment.pdf' } })];
        return {};
      };
      await user.click(agreements.getByRole('button', { name: 'Try again' }));
      expect(await agreements.findByRole('button', { name: 'Download PDF: Assignment.pdf' })).toBeInTheDocument();
    });
  });

  it('lets a JV partner see the agreements they sign, but prepare none', async () => {
    room.deal = dealRow({ parties: [dealParty(), ownParty({ id: partyIds.jo, role: 'jv_partner' }), jo({ id: 'x' })] });
    papers.agreements = [signedRow({ kind: 'jv', title: 'Joint venture agreement', document: null })];
    open();
    const agreements = await section();
    expect(await agreements.findByText('Joint venture agreement')).toBeInTheDocument();
    expect(agreements.queryByRole('button', { name: 'Prepare agreement' })).not.toBeInTheDocument();
  });
});

describe('documents', () => {
  const [room, papers] = [emptyRoom(), emptyPapers()];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T22:00:00Z') });
    mockIntersectionObserver();
    Object.assign(room, emptyRoom());
    Object.assign(papers, emptyPapers());
    server.use(...dealRoomBackend(room), ...papersBackend(papers));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  const open = () =>
    renderScreen(
      <>
        <DealScreen />
        <Toaster />
      </>,
      { at: paths.deal(dealId), path: paths.deal(':id'), user: someMember },
    );
  const section = async () => within(await screen.findByRole('region', { name: 'Documents' }));
  const sent = (name: string) => papers.calls.filter((call) => call.name === name).map((call) => call.sent);
  const guest = (rights: string[]) =>
    dealRow({
      parties: [dealParty(), ownParty({ role: 'lender', side: 'buyer', rights }), jo({ role: 'buyer', name: 'Bea' })],
    });

  describe('the documents of a deal', () => {
    it('shows a guest with that right only the documents of a deal, without agreements', async () => {
      room.deal = guest(['documents']);
      open();
      expect(await (await section()).findByText(/^Nobody has shared a document with you yet/)).toBeInTheDocument();
      expect(screen.queryByRole('region', { name: 'Agreements' })).not.toBeInTheDocument();
    });

    it('hides the documents of a deal from a guest without the right', async () => {
      room.deal = guest(['earnest_money']);
      open();
      expect(await screen.findByRole('region', { name: 'People' })).toBeInTheDocument();
      expect(screen.queryByRole('region', { name: 'Documents' })).not.toBeInTheDocument();
    });
  });

  describe('adding a document', () => {
    const openForm = async () => {
      const view = open();
      await view.user.click(await (await section()).findByRole('button', { name: 'Add document' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add a document' }));
      const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
      if (!input) throw new Error('The form has no file input');
      const upload = async (name = 'Contract.pdf') => {
        fireEvent.change(input, {
          target: { files: [new File(['%PDF-1.4\n%%EOF'], name, { type: 'application/pdf' })] },
        });
        expect(await dialog.findByText(/Uploaded/)).toBeInTheDocument();
      };
      const submit = () => view.user.click(dialog.getByRole('button', { name: 'Add document' }));
      return { ...view, dialog, upload, submit };
    };

    it('says what’s missing, then uploads, shares, and shows it', async () => {
      papers.effects['register-upload'] = () => {
        papers.documents = [documentRow({ name: 'Contract.pdf' })];
        return { file: papers.documents[0] };
      };
      const { user, dialog, upload, submit } = await openForm();
      await submit();
      expect(await dialog.findByText('Choose what it is')).toBeInTheDocument();
      expect(dialog.getByText('Choose the document.')).toBeInTheDocument();
      await user.selectOptions(dialog.getByLabelText(/^What is it/), 'Purchase contract');
      await user.click(dialog.getByRole('checkbox', { name: 'Sam Seller' }));
      await upload();
      await submit();
      expect(await screen.findByRole('heading', { name: 'Contract.pdf' })).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(sent('register-upload')).toEqual([
        expect.objectContaining({
          deal_id: dealId,
          kind: 'purchase_contract',
          name: 'Contract.pdf',
          reader_ids: [partyIds.seller],
        }),
      ]);
    });

    it('asks for another file if the server can’t use this one', async () => {
      papers.refusals['register-upload'] = { status: 400, body: { error: 'This file is not a PDF.' } };
      const { user, dialog, upload, submit } = await openForm();
      await user.selectOptions(dialog.getByLabelText(/^What is it/), 'Other document');
      await upload();
      await submit();
      expect(await dialog.findByText('This file is not a PDF.')).toBeInTheDocument();
      expect(dialog.getByRole('button', { name: 'Choose the document' })).toBeInTheDocument();
    });
  });

  describe('a document of the viewer', () => {
    it('shares a document with one party, and stops', async () => {
      const document = documentRow();
      papers.documents = [document];
      papers.effects['share_deal_document'] = () => {
        document.readers = [{ party_id: partyIds.seller, revoked_at: null }];
      };
      papers.refusals['unshare_deal_document'] = refused('You can’t change this now.');
      const { user } = open();
      await user.click(await (await section()).findByRole('button', { name: 'Share Inspection.pdf' }));
      await user.click(await screen.findByRole('button', { name: 'Share with Sam Seller' }));
      await user.click(await screen.findByRole('button', { name: 'Stop sharing with Sam Seller' }));
      expect(await screen.findByText('You can’t change this now.')).toBeInTheDocument();
      expect(sent('share_deal_document')).toEqual([{ document_id: documentId(1), party_id: partyIds.seller }]);
    });

    it('removes a document after a confirmation, with its file', async () => {
      papers.documents = [documentRow()];
      papers.effects['remove_deal_document'] = () => {
        papers.documents = [];
      };
      const { user } = open();
      await user.click(await (await section()).findByRole('button', { name: 'Remove Inspection.pdf' }));
      await user.click(await screen.findByRole('button', { name: 'Remove document' }));
      expect(await screen.findByText(/^No documents yet/)).toBeInTheDocument();
      expect(sent('delete')).toEqual([{ prefixes: ['a/path.pdf'] }]);
    });
  });
});
