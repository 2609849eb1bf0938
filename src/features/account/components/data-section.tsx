import { useMutation } from '@tanstack/react-query';
import { ArchiveRestore, Download, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '@/platform/export/download-file';
import { pluralize } from '@/kit/formatting/format';
import { Failure } from '@/platform/errors/failure';
import { Button, IconButton } from '@/kit/ui/button';
import { Menu, MenuItem } from '@/kit/ui/menu';
import { SettingsSection } from '@/kit/ui/settings-section';
import { exportDataMutation } from '../api/mutations';
import { exportFileName } from '../export-file';
import { DownloadContents } from './download-contents';
import { Notice } from './notice';
import { RestoreArchive } from './restore/restore-archive';

/** Lets the member download everything stored about them as one file, and restore such a file of another account. */
export function DataSection({ userId }: { userId: string }) {
  const [restoring, setRestoring] = useState(false);
  const [progress, setProgress] = useState<string | null>(null);
  const exportData = useMutation({
    ...exportDataMutation,
    onSuccess: ({ content }) => downloadFile(exportFileName(new Date()), content, 'application/zip'),
    onSettled: () => setProgress(null),
  });
  return (
    <SettingsSection title="Your data" text="Download a copy of everything we store about you.">
      <p className="text-[15px] text-pretty text-ink">
        You’ll get one ZIP file with the files you uploaded, and a JSON file with the rest, including the other side of
        your conversations.
      </p>
      <DownloadContents />
      <Failure error={exportData.error} errors={{ failed: 'We couldn’t export your data.' }} className="mt-4" />
      <output className="block not-empty:mt-4">
        {exportData.isSuccess ? (
          <Notice
            tone="done"
            title={`Your data was downloaded as ${exportFileName(new Date(exportData.submittedAt))}.`}
          >
            {missingText(exportData.data.missing)}
          </Notice>
        ) : null}
      </output>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          busy={exportData.isPending}
          busyLabel={progress ?? 'Preparing...'}
          onClick={() => exportData.mutate((done, total) => setProgress(`Adding file ${done + 1} of ${total}`))}
        >
          {exportData.isError ? 'Try again' : 'Download my data'}
        </Button>
        {restoring ? null : (
          <Menu
            trigger={
              <IconButton label="More about your data" className="text-muted">
                <Ellipsis aria-hidden />
              </IconButton>
            }
          >
            <MenuItem icon={<ArchiveRestore aria-hidden />} onSelect={() => setRestoring(true)}>
              Restore from an archive
            </MenuItem>
          </Menu>
        )}
      </div>
      {restoring ? <RestoreArchive userId={userId} onFailed={() => setRestoring(false)} /> : null}
    </SettingsSection>
  );
}

function missingText(count: number): string | null {
  if (count === 0) return null;
  return `${pluralize(count, 'file')} couldn’t be added. data.json says which.`;
}
