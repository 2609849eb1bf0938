import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { RequestFailure } from '@/shared/supabase/errors';
import { removeAttachments, uploadAttachment } from '../../api/files';
import { AttachmentTray } from '../../lib/attachment-tray';
import { preparePicture } from '../../lib/prepare-picture';

/** Why a file was not stored, for the reader. */
function explain(error: unknown): string {
  if (!(error instanceof RequestFailure)) return error instanceof Error ? error.message : 'It was not uploaded.';
  if (error.kind === 'offline') return 'Not uploaded. Check your network.';
  if (error.kind === 'signed-out') return 'Not uploaded. Your session has ended.';
  return 'Not uploaded.';
}

/** By whom and for whom: files stay with their message while its writer looks at something else. */
const trays = new WeakMap<QueryClient, Map<string, AttachmentTray>>();

function trayOf(client: QueryClient, senderId: string, recipientId: string): AttachmentTray {
  const own = trays.get(client) ?? new Map<string, AttachmentTray>();
  trays.set(client, own);
  const key = `${senderId} ${recipientId}`;
  const tray =
    own.get(key) ??
    new AttachmentTray(senderId, recipientId, {
      prepare: preparePicture,
      upload: uploadAttachment,
      remove: removeAttachments,
      explain,
    });
  own.set(key, tray);
  return tray;
}

/** The files of the message that is being written to a member, and what they are at the moment. */
export function useTray(senderId: string, recipientId: string) {
  const tray = trayOf(useQueryClient(), senderId, recipientId);
  const files = useSyncExternalStore(tray.subscribe, tray.getSnapshot);
  const uploading = files.some(({ status }) => status === 'working');

  useEffect(() => {
    if (!uploading) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [uploading]);

  return { tray, files };
}
