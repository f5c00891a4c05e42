// Loaded by the server that stores the test content. At low priority, its image processes would take minutes on a busy
// machine.
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

os.setPriority = () => undefined;
syncBuiltinESMExports();
