import { Group } from 'three';
import type { SceneResources } from '../resources/sceneResources';
import type { SceneView } from '../view/sceneView';
import { AnchorMarksLayer } from './layers/anchorMarksLayer';
import { ArrowsLayer } from './layers/arrowsLayer';
import { BagLayer } from './layers/bagLayer';
import { BricksLayer } from './layers/bricksLayer';
import { CarriedTileLayer } from './layers/carriedTileLayer';
import { CoordinatesLayer } from './layers/coordinatesLayer';
import { CrossCheckLayer } from './layers/crossCheckLayer';
import { CursorLayer } from './layers/cursorLayer';
import { FlawsLayer } from './layers/flawsLayer';
import { FlightLayer } from './layers/flightLayer';
import { FrameLayer } from './layers/frameLayer';
import { HeatLayer } from './layers/heatLayer';
import { HighlightsLayer } from './layers/highlightsLayer';
import { OpponentsLayer } from './layers/opponentsLayer';
import { OutlinedTilesLayer } from './layers/outlinedTilesLayer';
import { RackLayer } from './layers/rackLayer';
import { LIT_RINGS, OPENED_RINGS, RingsLayer } from './layers/ringsLayer';
import { SquaresLayer } from './layers/squaresLayer';
import { TableLayer } from './layers/tableLayer';
import { TilesLayer } from './layers/tilesLayer';
import { WalkLayer } from './layers/walkLayer';
import type { SceneLayer } from './sceneLayer';

/**
 * All layers of the scene as a single layer.
 *
 * @param hasTable whether there is a table below
 */
export function createSceneLayers(resources: SceneResources, hasTable = true): SceneLayer<SceneView> {
  const layers: ReadonlyArray<SceneLayer<SceneView>> = [
    ...(hasTable ? [new TableLayer(resources)] : []),
    new FrameLayer(resources),
    new CoordinatesLayer(resources),
    new SquaresLayer(resources),
    new BricksLayer(resources),
    new CrossCheckLayer(resources),
    new OutlinedTilesLayer(resources),
    new TilesLayer(resources),
    new RackLayer(resources),
    new AnchorMarksLayer(resources),
    new HighlightsLayer(resources),
    new ArrowsLayer(resources.palette, resources.fineness),
    new CursorLayer(resources),
    new WalkLayer(resources),
    new FlawsLayer(resources),
    new RingsLayer(resources, OPENED_RINGS),
    new HeatLayer(resources),
    new RingsLayer(resources, LIT_RINGS),
    new CarriedTileLayer(resources),
    new OpponentsLayer(resources),
    new BagLayer(resources),
    new FlightLayer(resources),
  ];
  const object3d = new Group();
  object3d.add(...layers.map((layer) => layer.object3d));
  return {
    object3d,
    update(view, phase) {
      for (const layer of layers) layer.update(view, phase);
    },
    dispose() {
      for (const layer of layers) layer.dispose();
    },
  };
}
