import { dataTopics, notedData, personalData, type NotedData } from '@/domain/privacy/personal-data';

const exported = personalData.filter(({ notExported }) => !notExported);

/** How many kinds of data a download contains. */
export const downloadedKinds = exported.length;

/** What a download contains, by topic. */
export const downloadedData: readonly { title: string; what: string[] }[] = dataTopics.map(({ id, title }) => ({
  title,
  what: exported.filter(({ topic }) => topic === id).map(({ what }) => what),
}));

/** What a download leaves out, and why. */
export const notDownloaded: readonly NotedData[] = notedData(
  personalData.filter(({ notExported }) => notExported).map(({ what, note = '' }) => ({ what, note })),
);
