import { steps } from './steps.json';

export const firstStep = steps[0];
