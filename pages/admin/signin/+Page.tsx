export { SignIn as default } from '../../../admin/auth/SignIn';
