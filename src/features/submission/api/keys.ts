/** Query keys for submissions. */
export const submissionKeys = {
  all: ['submissions'] as const,
  /** Pages of SubmissionCard. */
  own: (userId: string) => ['submissions', 'own', userId] as const,
  /** A Submission, or null. */
  submission: (userId: string, submissionId: string) => ['submissions', 'submission', userId, submissionId] as const,
  /** The ID of the latest draft, or null. */
  draft: (userId: string) => ['submissions', 'draft', userId] as const,
};
