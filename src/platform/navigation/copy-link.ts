import { toast } from '@/kit/ui/toast';

/** Copies a link, or shows it where the browser doesn't allow copying. Never rejects. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Link copied');
  } catch {
    toast.info('Copy this link', { description: url, duration: 20_000 });
  }
}
