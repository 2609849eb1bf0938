import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '@/shared/lib/save-file';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { SettingsSection } from '@/shared/ui/settings-section';
import { exportDataMutation } from '../api/mutations';
import { exportFileName, exportText } from '../export-file';
import { Notice } from './notice';

/** Gives the member everything that is held about them, as one file. */
export function DataSection() {
  const collect = useMutation({
    ...exportDataMutation,
    onSuccess: (data) => saveFile(exportFileName(new Date()), exportText(data)),
  });
  return (
    <SettingsSection title="Your data" text="A copy of everything we hold about you, for you to keep.">
      <p className="text-[15px] text-pretty text-ink">
        One JSON file with your account, profile, contact details, markets and buy box; your listings, deal alerts,
        property submissions, likes and dislikes; your connections, follows, blocks, reviews, reports and notifications;
        your posts, comments, events, forums and topics; your conversations, with what both of you wrote; your
        membership, what you paid and the last digits of the card; what you wrote to our staff; and the addresses of
        your pictures.
      </p>
      <FormError className="mt-4">
        {collect.isError ? `Your data could not be collected. ${explainFailure(collect.error)}` : null}
      </FormError>
      <output className="block not-empty:mt-4">
        {collect.isSuccess ? (
          <Notice tone="done" title={`Your data was downloaded as ${exportFileName(new Date(collect.submittedAt))}.`} />
        ) : null}
      </output>
      <Button
        variant="secondary"
        className="mt-4"
        icon={<Download aria-hidden />}
        busy={collect.isPending}
        busyLabel="Collecting..."
        onClick={() => collect.mutate()}
      >
        {collect.isError ? 'Try again' : 'Download my data'}
      </Button>
    </SettingsSection>
  );
}
