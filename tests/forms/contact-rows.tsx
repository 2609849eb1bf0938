import ContactScreen from '@/routes/marketing/contact-screen';
import LegalNoticeScreen from '@/routes/marketing/legal-notice-screen';
import type { FormRow } from './form-row';

/** Screens that are a form. */
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
];
