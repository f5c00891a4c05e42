import { screens } from '../../../domain/paths';
import { fintechCases } from '../fintech-cases';

export const data = fintechCases(screens.paymentGateway.path);
