import { itOutstaffing } from '../../../content/landings/it-outstaffing';

export default itOutstaffing.seo;
