import { process } from '../../../content/process';

export default process.seo;
