import { fintech } from '../../../content/landings/fintech';
import { landingStructuredData } from '../landing';

export default landingStructuredData(fintech);
