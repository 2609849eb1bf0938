import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadFile } from '@/shared/documents/download-file';
import { describeError } from '@/shared/supabase/describe-error';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { SettingsSection } from '@/shared/ui/settings-section';
import { exportDataMutation } from '../api/mutations';
import { exportFileName, exportText } from '../export-file';
import { Notice } from './notice';

/** Lets the member download everything stored about them as one file. */
export function DataSection() {
  const exportData = useMutation({
    ...exportDataMutation,
    onSuccess: (data) => downloadFile(exportFileName(new Date()), exportText(data)),
  });
  return (
    <SettingsSection title="Your data" text="Download a copy of everything we store about you.">
      <p className="text-[15px] text-pretty text-ink">
        One JSON file with your account, profile, contact details, markets, and buy box; your listings, deal alerts,
        property submissions, likes, and dislikes; your connections, follows, blocks, reviews, reports, and
        notifications; your posts, comments, events, forums, and topics; your conversations, including the other
        person’s messages; your membership, payments, and the last digits of your card; your messages to our team; and
        links to your pictures.
      </p>
      <FormError className="mt-4">
        {exportData.isError ? `We couldn’t export your data. ${describeError(exportData.error)}` : null}
      </FormError>
      <output className="block not-empty:mt-4">
        {exportData.isSuccess ? (
          <Notice
            tone="done"
            title={`Your data was downloaded as ${exportFileName(new Date(exportData.submittedAt))}.`}
          />
        ) : null}
      </output>
      <Button
        variant="secondary"
        className="mt-4"
        icon={<Download aria-hidden />}
        busy={exportData.isPending}
        busyLabel="Preparing..."
        onClick={() => exportData.mutate()}
      >
        {exportData.isError ? 'Try again' : 'Download my data'}
      </Button>
    </SettingsSection>
  );
}
