import { pluralize } from '@/kit/formatting/format';
import { reviewTime } from '@/shared/content/review-time';
import type { Trust } from '@/platform/session/trust';

/** A level's name and what it means for the member. */
export function trustText(level: number): { name: string; text: string } {
  switch (level) {
    case 0:
      return {
        name: 'New member',
        text:
          `Our team checks your first posts and listings before others see them, ${reviewTime}. ` +
          'After that, you can start conversations.',
      };
    case 1:
      return {
        name: 'Basic member',
        text: 'Your posts appear right away. Those with links or images are checked first.',
      };
    case 2:
      return { name: 'Established member', text: 'Everything you post appears right away.' };
    default:
      return {
        name: 'Trusted member',
        text: 'Everything you post appears right away, and your reports hide harmful content sooner.',
      };
  }
}

/** What the member still needs for the next level, such as "3 more active days"; empty if nothing but time. */
export function missingForNext({ next, ...now }: Trust): string[] {
  if (next === null) return [];
  const missing: [number, string, string][] = [
    [next.days_active - now.days_active, 'more active day', 'more active days'],
    [next.reads - now.reads, 'more topic, listing, or profile to read', 'more topics, listings, or profiles to read'],
    [next.people - now.people, 'more person to get a reply from', 'more people to get a reply from'],
    [next.connections - now.connections, 'more connection', 'more connections'],
  ];
  return missing.filter(([count]) => count > 0).map(([count, one, many]) => pluralize(count, one, many));
}
