/** How soon our team looks at what new members post. */
export const reviewTime = 'within 24 hours, usually much sooner';
