/** ID of the section with a deal's analysis. A link to it opens the analysis. */
export const analysisSection = 'deal-analysis';
