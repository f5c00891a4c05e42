import { screenStructuredData } from '../screen-structured-data';

export default screenStructuredData('contact', 'ContactPage');
