import { endFirstView } from './first-view';
import { startFormFallback } from './form-fallback';
import { startHeaderControls } from './header-controls';
import { startVideoControls } from './video-controls';

endFirstView();
startHeaderControls();
startVideoControls();
startFormFallback();
