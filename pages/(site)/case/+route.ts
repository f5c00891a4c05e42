import { casePath } from '../../../domain/paths';

export default casePath('@slug');
