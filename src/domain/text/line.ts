import { z } from 'zod';
import { cleanLine } from '../../kit/formatting/plain-line.ts';
import { posesAsStaff, posingText, topicPosesAsStaff } from './staff-names.ts';

/** A name, title, address, or signature as the database keeps it; empty without a letter or digit that can be seen. */
export const line = () => z.string().overwrite(cleanLine);

/** The name of a person or company, as `line`, that doesn't pose as staff. */
export const personName = () => line().refine((name) => !posesAsStaff(name), posingText('name'));

interface TitleOptions {
  max: number;
  /** Without a title. */
  missing: string;
  tooLong: string;
  /** Staff may say who they are. */
  isStaff: boolean;
}

/** The title of a forum or event that doesn't pose as staff. */
export const unposingTitle = (options: TitleOptions) => checkedTitle(options, posesAsStaff);

/** The title of a topic, which may mention us, but doesn't pose as staff. */
export const topicTitle = (options: TitleOptions) => checkedTitle(options, topicPosesAsStaff);

const checkedTitle = ({ max, missing, tooLong, isStaff }: TitleOptions, poses: (title: string) => boolean) =>
  line()
    .min(1, missing)
    .max(max, tooLong)
    .refine((title) => isStaff || !poses(title), posingText('title'));
