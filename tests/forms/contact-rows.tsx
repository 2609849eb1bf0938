import type { RuleVersion } from '@/features/state-rules/api/rules';
import { SupersedeDialog } from '@/features/state-rules/components/supersede-dialog';
import ContactScreen from '@/routes/marketing/contact-screen';
import LegalNoticeScreen from '@/routes/marketing/legal-notice-screen';
import { ExplainDialog } from '@/shared/fair-housing/explain-dialog';
import { noop, type FormRow } from './form-row';

const rule: RuleVersion = {
  id: 'rule-1',
  state: 'OK',
  topic: 'disclosure',
  version: 1,
  effective_from: '2025-11-01',
  asked_at: ['publish'],
  requires: 'disclosure',
  summary: '',
  disclosure: '',
  deals_a_year: null,
  days: 2,
  citation: null,
  url: null,
  signer: null,
  signed_at: null,
};

/** Screens that are a form, and what admins write. */
export const contactRows: readonly FormRow[] = [
  {
    file: 'src/features/contact/components/contact-form.tsx',
    form: <ContactScreen />,
    entries: { Name: 'Vera Vane', Email: 'vera@example.com', Subject: 'partnership', Message: 'Let us talk.' },
    submit: 'Send message',
    wrong: ['Subject', 'Choose a subject'],
    request: 'rest/v1/contact_messages',
    sends: { name: 'Vera Vane', email: 'vera@example.com', subject: 'partnership', message: 'Let us talk.' },
    failed: 'We couldn’t send your message. ',
  },
  {
    file: 'src/features/contact/components/legal-notice-form.tsx',
    form: <LegalNoticeScreen />,
    entries: {
      'What is your notice about': 'fair_housing',
      Links: `${window.location.origin}/property/42`,
      'Discriminatory content': 'No children',
      'Your name': 'Vera Vane',
      Email: 'vera@example.com',
    },
    submit: 'Send notice',
    wrong: ['What is your notice about', 'Choose'],
    request: 'rest/v1/contact_messages',
    sends: { name: 'Vera Vane', email: 'vera@example.com', message: 'No children' },
    failed: 'We couldn’t send your notice. ',
  },
  {
    file: 'src/shared/fair-housing/explain-dialog.tsx',
    form: <ExplainDialog id="p1" explanation="" onOpenChange={noop} />,
    entries: { Explanation: 'It’s for people over 62.' },
    submit: 'Send',
    wrong: ['Explanation', 'Say why it’s fine'],
    request: 'rest/v1/rpc/explain_held',
    sends: { subject_id: 'p1', explanation: 'It’s for people over 62.' },
    answer: null,
    failed: 'Your explanation wasn’t sent. ',
  },
  {
    file: 'src/features/state-rules/components/supersede-dialog.tsx',
    form: <SupersedeDialog rule={rule} open onOpenChange={noop} />,
    entries: { 'First day': '2099-01-01', 'What to do': 'Say so.', 'Text of the disclosure': 'It isn’t mine.' },
    submit: 'Add version',
    wrong: ['What to do', 'Say what to do.'],
    request: 'rest/v1/rpc/supersede_rule',
    sends: {
      replaces: 'rule-1',
      rule: {
        state: 'OK',
        topic: 'disclosure',
        asked_at: ['publish'],
        effective_from: '2099-01-01',
        requires: 'disclosure',
        summary: 'Say so.',
        disclosure: 'It isn’t mine.',
        deals_a_year: null,
        days: 2,
        citation: null,
        url: null,
      },
    },
  },
];
