import { AddDocument } from '@/features/deal-documents/components/add-document';
import { ReviewDialog } from '@/features/deal-documents/components/agreements/review-dialog';
import { ClosingDialog } from '@/features/deal-room/components/closing-dialog';
import { CompanyDialog } from '@/features/deal-room/components/company-dialog';
import { PayoutDialog } from '@/features/deal-documents/components/release/payout-dialog';
import { ContractDialog } from '@/features/deal-room/components/contract-dialog';
import { EndDialog } from '@/features/deal-room/components/end-dialog';
import { EndingDialog } from '@/features/deal-room/components/ending-dialog';
import { ExtensionDialog } from '@/features/deal-room/components/extension-dialog';
import { InviteDialog } from '@/features/deal-room/components/invite-dialog';
import { PaymentDialog } from '@/features/deal-room/components/payment/payment-dialog';
import { ReceiptDialog } from '@/features/deal-room/components/receipt-dialog';
import { RightsDialog } from '@/features/deal-room/components/rights-dialog';
import { SplitDialog } from '@/features/deal-room/components/split/split-dialog';
import { LinkDialog } from '@/features/deal-room/components/double-close/link-dialog';
import { FileDialog } from '@/features/deal-room/components/title/file-dialog';
import { ItemDialog } from '@/features/deal-room/components/title/item-dialog';
import { partyOf, toDeal } from '@/features/deal-room/room';
import { http, HttpResponse } from 'msw';
import { agreementRow, releaseRow } from '../msw/deal-papers';
import { dealId, dealParty, dealRow, jo, ownParty, partyIds } from '../msw/deal-room';
import { backendUrl } from '../msw/rest';
import { someMember } from '../render';
import { noop, type FormRow } from './form-row';

const deal = toDeal(dealRow({ parties: [dealParty(), ownParty(), jo()] }));
const viewer = partyOf(deal, someMember.id) ?? deal.parties[0];
const partner = deal.parties.find(({ id }) => id === partyIds.jo);
const [earnestMoney, inspection] = deal.milestones;
if (!viewer || !partner || !earnestMoney || !inspection) throw new Error('The deal has too few parties or milestones');
const { template: _, ...row } = agreementRow();
const agreement = { ...row, changes: null };
const dialog = { deal, viewer, open: true, onOpenChange: noop };

/** The forms of a deal. */
export const dealRows: readonly FormRow[] = [
  {
    file: 'src/features/deal-documents/components/agreements/use-sign-form.ts',
    form: (
      <ReviewDialog
        {...dialog}
        agreement={{ ...agreement, status: 'awaiting_signatures', version: 1 }}
        onDecline={noop}
      />
    ),
    entries: { 'Your full name': ' Dana  Buyer ' },
    undrafted: { 'I agree to sign electronically': true },
    submit: 'Sign agreement',
    wrong: ['Your full name', 'Type your full name'],
    request: 'rest/v1/rpc/sign_agreement',
    sends: { agreement_id: agreement.id, signed_name: 'Dana Buyer', confirmed: false },
  },
  {
    file: 'src/features/deal-documents/components/use-add-form.ts',
    form: <AddDocument {...dialog} />,
    entries: { 'What is it': 'purchase_contract', 'Sam Seller': true },
    upload: new File(['%PDF-1.4\n%%EOF'], 'Contract.pdf', { type: 'application/pdf' }),
    submit: 'Add document',
    wrong: ['What is it', 'Choose what it is'],
    request: 'functions/v1/register-upload',
    sends: { deal_id: dealId, kind: 'purchase_contract', name: 'Contract.pdf', reader_ids: [partyIds.seller] },
    answer: { file: {} },
    newAfterReload: 'the file is uploaded again',
    handlers: [http.post(`${backendUrl}/storage/v1/object/deal-documents/*`, () => HttpResponse.json({ Key: 'x' }))],
  },
  {
    file: 'src/features/deal-room/components/closing-dialog.tsx',
    form: <ClosingDialog {...dialog} />,
    entries: { 'Final price': '199,000', 'Closing date': '2026-11-26' },
    submit: 'Confirm closing',
    wrong: ['Final price', 'Enter'],
    request: 'rest/v1/rpc/confirm_closing',
    sends: { deal_id: dealId, price: 199_000, closed_on: '2026-11-26' },
    answer: {},
  },
  {
    file: 'src/features/deal-room/components/company-dialog.tsx',
    form: <CompanyDialog {...dialog} />,
    entries: { 'I act for': 'other', Company: 'Elm Partners LP', 'Organized in': 'DE', 'Your role': 'General partner' },
    submit: 'Save',
    wrong: null,
    request: 'rest/v1/rpc/set_party_company',
    sends: { deal_id: dealId, company: 'Elm Partners LP', company_state: 'DE', capacity: 'General partner' },
  },
  {
    file: 'src/features/deal-documents/components/release/payout-dialog.tsx',
    form: <PayoutDialog {...dialog} release={{ ...releaseRow(), agreed_at: '2026-11-26T20:00:00+00:00' }} />,
    entries: { 'Date paid': '2026-11-26', Reference: ' Wire 7 ' },
    submit: 'Confirm the payout',
    wrong: ['Reference', 'Enter the number of the wire, check, or receipt'],
    request: 'rest/v1/rpc/confirm_payout',
    sends: { agreement_id: releaseRow().agreement_id, paid_on: '2026-11-26', reference: 'Wire 7' },
  },
  {
    file: 'src/features/deal-room/components/contract-dialog.tsx',
    form: <ContractDialog {...dialog} kind="seller_contract" />,
    entries: { 'Last day': '2026-12-31' },
    submit: 'Record the day',
    wrong: ['Last day', 'Choose a date'],
    request: 'rest/v1/rpc/extend_seller_contract',
    sends: { deal_id: dealId, ends_on: '2026-12-31', milestone: 'seller_contract' },
  },
  {
    file: 'src/features/deal-room/components/end-dialog.tsx',
    form: <EndDialog {...dialog} />,
    entries: { Reason: 'inspection', Note: 'Roof' },
    submit: 'End the deal',
    wrong: ['Reason', 'Choose'],
    request: 'rest/v1/rpc/end_deal',
    sends: { deal_id: dealId, reason: 'inspection', note: 'Roof' },
  },
  {
    file: 'src/features/deal-room/components/ending-dialog.tsx',
    form: <EndingDialog {...dialog} />,
    entries: { 'Earnest money': 'disputed' },
    submit: 'Add to the record',
    wrong: ['Earnest money', 'Choose what happened'],
    request: 'rest/v1/rpc/report_ending',
    sends: { deal_id: dealId, money: 'disputed' },
  },
  {
    file: 'src/features/deal-room/components/extension-dialog.tsx',
    form: <ExtensionDialog {...dialog} milestone={inspection} />,
    entries: { 'New date': '2026-12-05', 'New time': '17:00', Reason: 'Inspector is sick' },
    shows: 'New deadline: Dec 5, 5:00 PM CST',
    submit: 'Propose new deadline',
    wrong: ['New date', 'This is the current deadline'],
    request: 'rest/v1/rpc/propose_extension',
    sends: { milestone_id: inspection.id, due_at: '2026-12-05T23:00:00.000Z', reason: 'Inspector is sick' },
  },
  {
    file: 'src/features/deal-room/components/invite-dialog.tsx',
    form: <InviteDialog {...dialog} />,
    entries: { Name: 'Tia Title', Email: 'tia@example.com', Role: 'title' },
    submit: 'Invite',
    wrong: ['Name', 'Enter'],
    request: 'rest/v1/rpc/invite_party',
    sends: { deal_id: dealId, name: 'Tia Title', email: 'tia@example.com', role: 'title' },
  },
  {
    file: 'src/features/deal-room/components/payment/payment-dialog.tsx',
    form: <PaymentDialog {...dialog} current={null} />,
    entries: {
      Bank: ' First Bank ',
      'Account holder': 'Tia Title LLC',
      'Routing number': '0210-0002-1',
      'Account number': '0001 2345',
      'Call-back number': '614-555-0100',
    },
    submit: 'Add payment instructions',
    wrong: ['Bank', 'Enter the bank’s name'],
    request: 'rest/v1/rpc/enter_payment_instructions',
    sends: { deal_id: dealId, bank_name: 'First Bank', routing_number: '021000021', account_number: '00012345' },
    newAfterReload: 'its ID isn’t part of the draft',
  },
  {
    file: 'src/features/deal-room/components/double-close/link-dialog.tsx',
    form: (
      <LinkDialog
        {...dialog}
        options={[
          { other_id: 'other-a', part: 'resale', address: '12 Elm St', closing_at: '2026-12-25T06:00:00Z' },
          { other_id: 'other-b', part: 'resale', address: '12 Elm Street', closing_at: '2026-12-25T06:00:00Z' },
        ]}
      />
    ),
    entries: { 'Your resale': 'other-b', 'A transactional lender pays for the purchase': true },
    submit: 'Link the deals',
    wrong: null,
    request: 'rest/v1/rpc/link_double_close',
    sends: { purchase_id: dealId, resale_id: 'other-b', is_funded: true },
  },
  {
    file: 'src/features/deal-room/components/title/file-dialog.tsx',
    form: <FileDialog {...dialog} />,
    entries: { 'Your file’s number': ' T-1 ' },
    submit: 'Open the title file',
    wrong: ['Your file’s number', 'Enter the number of your file'],
    request: 'rest/v1/rpc/open_title_file',
    sends: { deal_id: dealId, number: 'T-1' },
  },
  {
    file: 'src/features/deal-room/components/title/item-dialog.tsx',
    form: <ItemDialog {...dialog} />,
    entries: { 'What’s needed': ' Keys ', From: 'seller', 'Due on': '2026-12-01' },
    submit: 'Add item',
    wrong: ['What’s needed', 'Enter what’s needed'],
    request: 'rest/v1/rpc/add_title_item',
    sends: { deal_id: dealId, label: 'Keys', owner: 'seller', due_on: '2026-12-01' },
    newAfterReload: 'its ID isn’t part of the draft',
  },
  {
    file: 'src/features/deal-room/components/receipt-dialog.tsx',
    form: <ReceiptDialog {...dialog} milestone={earnestMoney} />,
    entries: { Amount: '4,500', Reference: ' 4471 ' },
    shows: 'In all, that’s $4,500 of $5,000. The step stays open until the rest arrives, or the seller accepts less.',
    submit: 'Confirm receipt',
    wrong: ['Reference', 'Enter the number of the wire, check, or receipt'],
    request: 'rest/v1/rpc/move_milestone',
    sends: {
      milestone_id: earnestMoney.id,
      action: 'confirm',
      amount: 4500,
      received_on: '2026-11-26',
      reference: '4471',
    },
  },
  {
    file: 'src/features/deal-room/components/rights-dialog.tsx',
    form: <RightsDialog {...dialog} party={partner} />,
    entries: { 'Confirm earnest money': true },
    submit: 'Save rights',
    wrong: null,
    request: 'rest/v1/rpc/set_party_rights',
    sends: { party_id: partyIds.jo, rights: ['terms', 'documents', 'earnest_money'] },
  },
  {
    file: 'src/features/deal-room/components/split/split-dialog.tsx',
    form: <SplitDialog {...dialog} current={null} jvSharePct={30} />,
    entries: { 'Profit amount': '-100' },
    shows: '-$30.00',
    submit: 'Propose split',
    wrong: ['Profit amount', 'Enter'],
    request: 'rest/v1/rpc/propose_split',
    sends: { deal_id: dealId },
  },
];
