import type { z } from 'zod';
import type { caseSchema } from '../../../domain/kinds/case';

export type CaseValues = z.input<typeof caseSchema>;
