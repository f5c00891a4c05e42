import { adminPaths } from '../../../domain/paths';

export default adminPaths.availability;
