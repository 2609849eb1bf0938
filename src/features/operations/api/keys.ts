export const operationsKeys = {
  all: ['operations'] as const,
};
