import { itOutstaffing } from '../../../content/landings/it-outstaffing';
import { landingStructuredData } from '../landing';

export default landingStructuredData(itOutstaffing);
