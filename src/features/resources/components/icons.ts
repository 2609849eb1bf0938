import {
  Blocks,
  BookOpen,
  Building2,
  Calculator,
  CirclePlay,
  FileDown,
  FileSignature,
  Hammer,
  House,
  KeyRound,
  Landmark,
  Newspaper,
  Repeat,
  ScrollText,
  Trees,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { Category, ResourceType } from '../resource';

/** Icons by resource type. */
export const typeIcons: Readonly<Record<ResourceType, LucideIcon>> = {
  guide: BookOpen,
  video: CirclePlay,
  template: FileDown,
  calculator: Calculator,
  article: Newspaper,
};

/** Icons by category. */
export const categoryIcons: Readonly<Record<Category, LucideIcon>> = {
  wholesaling: FileSignature,
  ownership: House,
  financing: Landmark,
  novations: ScrollText,
  rental: KeyRound,
  brrrr: Repeat,
  agency: Users,
  licensing: Blocks,
  fix_flip: Hammer,
  development: Building2,
  land: Trees,
};
