import { endFirstView } from './first-view';
import { startFormFallback } from './form-fallback';
import { startHeaderControls } from './header-controls';
import { startOverlays } from './overlays';
import { startPlanDialog } from './plan-dialog';
import { startVideoControls } from './video-controls';

endFirstView();
startHeaderControls();
startOverlays();
startPlanDialog();
startVideoControls();
startFormFallback();
