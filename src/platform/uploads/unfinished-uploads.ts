import { dayMs } from '@/kit/time/durations';

/** A file whose upload isn't finished. Its path is known once the file is as it's stored. */
export interface UnfinishedUpload {
  id: string;
  name: string;
  /** MIME type. */
  type: string;
  path: string | null;
  file: File;
}

/** Stores the files of a form on this device until they're uploaded, so that their uploads continue after a reload. */
export interface UploadStore {
  /** Those stored. Never rejects. */
  load: () => Promise<readonly UnfinishedUpload[]>;
  /** Resolves with whether it's stored: the browser may block storage, or it may be full. Never rejects. */
  save: (upload: UnfinishedUpload) => Promise<boolean>;
  /** Doesn't wait. */
  forget: (ids: readonly string[]) => void;
}

type Entry = UnfinishedUpload & { form: string; storedAt: number };

/** Afterwards, the member has most likely given up on it. */
const maxAgeMs = dayMs;

const loadStore = () => import('@/platform/offline/member-store');

/** Stores the files of a form with what else this browser has of the member. `form`: which one. */
export function uploadStore(userId: string, form: string): UploadStore {
  const nameOf = (id: string) => `${form}/${id}`;
  const write = async (values: [string, Entry | undefined][]) => {
    const { writeStored } = await loadStore();
    return writeStored(userId, 'upload', new Map(values));
  };
  return {
    load: async () => {
      try {
        const { readStored } = await loadStore();
        const entries = await readStored<Entry>(userId, 'upload');
        const isOld = ({ storedAt }: Entry) => Date.now() - storedAt > maxAgeMs;
        await write(entries.filter(isOld).map((entry) => [`${entry.form}/${entry.id}`, undefined]));
        return entries.filter((entry) => entry.form === form && !isOld(entry));
      } catch {
        return [];
      }
    },
    save: (upload) => write([[nameOf(upload.id), { ...upload, form, storedAt: Date.now() }]]).catch(() => false),
    forget: (ids) => {
      write(ids.map((id) => [nameOf(id), undefined])).catch(() => undefined);
    },
  };
}
