/** Every cache key of submissions. */
export const submissionKeys = {
  all: ['submissions'] as const,
  /** Pages of `SubmissionCard`. */
  own: (userId: string) => ['submissions', 'own', userId] as const,
  /** A `Submission`, or null. */
  submission: (userId: string, submissionId: string) => ['submissions', 'submission', userId, submissionId] as const,
  queue: (userId: string) => ['submissions', 'queue', userId] as const,
};
