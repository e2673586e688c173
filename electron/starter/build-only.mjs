import { ensureBuilt } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { demandNode20 } from './place.mjs';

// `npm run build`: packages and build, nothing more.
demandNode20();
if (!(await ensurePackages()) || !(await ensureBuilt())) process.exit(1);
