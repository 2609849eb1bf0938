import { Crown } from 'lucide-react';
import { Badge } from '@/kit/ui/badge';
import { categoryNames, typeNames, type Resource } from '../resource';
import { typeIcons } from './icons';

/** Badges for the resource's type and premium status. */
export function ResourceLabels({ resource: { type, premium } }: { resource: Pick<Resource, 'type' | 'premium'> }) {
  const Icon = typeIcons[type];
  return (
    <p className="flex flex-wrap gap-2">
      <Badge icon={<Icon aria-hidden />}>{typeNames[type]}</Badge>
      {premium ? (
        <Badge tone="attention" icon={<Crown aria-hidden />}>
          PREMIUM
        </Badge>
      ) : null}
    </p>
  );
}

/** 'Land Development · 7 min read'. Calculators and templates have no duration. */
export function resourceLine({ type, category, minutes }: Pick<Resource, 'type' | 'category' | 'minutes'>): string {
  if (type === 'calculator' || type === 'template') return categoryNames[category];
  return `${categoryNames[category]} · ${minutes} min ${type === 'video' ? 'video' : 'read'}`;
}
