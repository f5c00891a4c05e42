import { articlePath } from '../../../domain/paths';

export default articlePath('@slug');
